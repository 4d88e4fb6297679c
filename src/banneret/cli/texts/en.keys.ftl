### A fresh key for the cookies of the web table.

cli-rotate-key = make a fresh key for the cookies of the web table
    .about = The newest key signs; the last four still count, so that nobody is signed out. Running servers notice by themselves.
cli-rotate-key-db = the database, sqlite:///FILE or postgresql://SERVER/NAME
cli-rotate-key-forget = forget the older keys: everybody is signed out
rotate-key-done = A fresh key signs from now on. Nobody has been signed out.
rotate-key-forgotten = A fresh key signs from now on, and older ones count no longer: everybody has been signed out. Start running servers anew.
