import { stat } from 'node:fs/promises';
import { writeBackup } from '@/lib/backup/backup';
import { closeDatabase } from '@/lib/db';

const [path = ''] = process.argv.slice(2);
try {
  const { rows, files, missing } = await writeBackup(path);
  const megabytes = ((await stat(path)).size / 2 ** 20).toFixed(1);
  console.log(`Wrote ${path}: ${rows} rows, ${files} files, ${megabytes} MB.`);
  if (missing.length)
    console.warn(`${missing.length} files are named in the database but not stored: ${missing.join(', ')}`);
} catch (error) {
  console.error(
    `The backup failed, and nothing was kept of it. ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
