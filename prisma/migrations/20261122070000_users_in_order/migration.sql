-- In the order that lists have since names_in_order, so that a page of people reads what it shows.
DROP INDEX users_name_id_idx;
CREATE INDEX users_name_id_idx ON users (name COLLATE names, id);
