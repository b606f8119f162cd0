DROP INDEX groups_name_id_idx;
CREATE INDEX groups_name_id_idx ON groups (name COLLATE names, id);
