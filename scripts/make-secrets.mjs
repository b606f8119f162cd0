// Writes the secrets that `docker compose up` needs into DIRECTORY, once: later runs leave them as they are.
import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const directory = process.argv[2] ?? '/run/hearth';
const random = () => randomBytes(32).toString('base64url');
const password = random();

if (!existsSync(join(directory, 'minio-password'))) write('minio-password', random());
if (!existsSync(join(directory, 'database-url'))) {
  write('auth-secret', random());
  write('meilisearch-key', random());
  write('postgres-password', password);
  // Last, as it says that the others are there.
  write('database-url', `postgresql://hearth:${password}@postgres:5432/hearth`);
}

/**
 * Readable by all: PostgreSQL, Meilisearch and MinIO run as users of their own, and nobody else sees the volume.
 *
 * @param {string} name
 * @param {string} text
 */
function write(name, text) {
  writeFileSync(join(directory, `.${name}`), text, { mode: 0o444 });
  renameSync(join(directory, `.${name}`), join(directory, name));
}
