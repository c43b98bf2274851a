"""What is stored, as a file that is the same from every database: for backups and for moving. See docs/hosting.md."""
