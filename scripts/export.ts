import { writeExport } from '@/lib/archive/export';
import { closeDatabase } from '@/lib/db';

const [folder = ''] = process.argv.slice(2);
try {
  const { people, posts, files, missing } = await writeExport(folder, (line) => console.log(line));
  console.log(`Wrote ${folder}: ${people} people, ${posts} posts, ${files} files.`);
  if (missing > 0) console.warn(`${missing} files are named in the database but not stored.`);
} catch (error) {
  console.error(`The export failed. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
