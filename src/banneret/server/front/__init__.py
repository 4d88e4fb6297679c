"""Several server processes on one machine behind one address: a front that passes requests on, and who starts all."""
