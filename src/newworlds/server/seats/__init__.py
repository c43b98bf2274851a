"""Who sits at a table until its game begins, and who may look on."""
