DROP INDEX contacts_name_id_idx;
CREATE INDEX contacts_name_id_idx ON contacts (name COLLATE names, id);
DROP INDEX contacts_list_id_name_id_idx;
CREATE INDEX contacts_list_id_name_id_idx ON contacts (list_id, name COLLATE names, id);
