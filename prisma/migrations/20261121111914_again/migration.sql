-- DropIndex
DROP INDEX "users_name_trgm";
