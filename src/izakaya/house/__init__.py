"""All tables of a process and the requests of guests: the application logic without network and database."""
