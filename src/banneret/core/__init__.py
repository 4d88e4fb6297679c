"""The kernel that every game runs on."""
