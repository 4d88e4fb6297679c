### Choosing by suggestion in a set-up.

web-suggest = Suggest
web-suggest-about = Choose what a good player would keep now. You can still change it.
web-suggest-rest = Suggest the rest
web-suggest-rest-about = Choose what a good player would keep, in this and all later rounds. The last one can still be changed.
error-nothing-to-suggest = There is nothing to suggest now.
