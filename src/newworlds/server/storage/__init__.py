"""What is stored: tables, seats, components and one row for every accepted step. Step rows are only ever added."""
