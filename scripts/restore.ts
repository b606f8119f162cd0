import { restoreBackup, verifyBackup } from '@/lib/backup/restore';
import { closeDatabase } from '@/lib/db';

const words = process.argv.slice(2);
const path = words.at(-1) ?? '';
const isCheck = words.includes('--check');
try {
  const { rows, files, takenAt } = await (isCheck ? verifyBackup(path) : restoreBackup(path));
  console.log(
    `${isCheck ? 'This backup is whole' : 'Restored'}: ${rows} rows and ${files} files of ${takenAt}.`,
  );
} catch (error) {
  console.error(
    `${isCheck ? '' : 'Nothing was restored. '}${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
