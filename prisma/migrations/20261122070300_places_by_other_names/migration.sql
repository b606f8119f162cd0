-- Filled again at the next search for a place, with what towns are called elsewhere.
TRUNCATE places;
