import { importArchive } from '@/lib/archive/import';
import { closeDatabase } from '@/lib/db';

const [folder = ''] = process.argv.slice(2);
try {
  const { people, posts, files } = await importArchive(folder, (line) => console.log(line));
  console.log(`Took back ${people} people, ${posts} posts and ${files} files.`);
  console.log(
    'Nobody has a password yet: npm run admin -- reset-password EMAIL makes one, and the others ask',
  );
  console.log('for a link at /login/forgot. With a search engine, run npm run reindex.');
} catch (error) {
  console.error(`Nothing was taken back. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
