"""What is kept: tables, seats, components and one row for every accepted step. Rows of steps are only ever added."""
