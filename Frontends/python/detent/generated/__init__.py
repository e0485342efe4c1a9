"""Made by Scripts/make/interfaces.py from the tables of settings."""
