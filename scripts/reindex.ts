import { closeDatabase } from '@/lib/db';
import { reindexSearch } from '@/lib/search/outbox';

const { documents } = await reindexSearch();
console.log(`${documents} documents are indexed.`);
await closeDatabase();
