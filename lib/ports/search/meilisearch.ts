import { type EnqueuedTaskPromise, Meilisearch, MeilisearchApiError, type Settings } from 'meilisearch';
import { z } from 'zod';
import type { DocumentRef, IndexedDocument } from '@/lib/ports/search/documents';
import type { Ask, Found, Mark, SearchIndex, TermGroup } from '@/lib/ports/search/search-index';

const uid = 'hearth';
const nextUid = 'hearth_next';
/** The answer within two seconds is PostgreSQL's, if need be: this leaves it the time. */
const searchMs = 1200;
const writeMs = 10_000;
const taskMs = 120_000;

const settings: Settings = {
  searchableAttributes: ['title', 'labels', 'body', 'comments', 'files'],
  filterableAttributes: ['kind', 'group', 'shows_from', 'authors'],
  sortableAttributes: ['shows_from'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'exactness', 'shows_from:desc'],
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: 1_000_000 },
};

// Private use characters: they cannot be typed by accident.
const open = '\uE000';
const close = '\uE001';

const answer = z.object({
  hits: z.array(
    z.object({
      kind: z.enum(['post', 'user', 'contact']),
      ref: z.int(),
      _formatted: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  totalHits: z.int().nonnegative(),
});

export type MeilisearchIndex = SearchIndex & {
  /** Tells of these documents and forgets the others of `refs`; done when the engine has done it. */
  update: (refs: DocumentRef[], documents: IndexedDocument[]) => Promise<void>;
  /** Builds a new index beside the one in use and swaps the two. */
  rebuild: (batches: AsyncIterable<IndexedDocument[]>) => Promise<void>;
};

export function meilisearchIndex(host: string, apiKey: string): MeilisearchIndex {
  const reader = new Meilisearch({ host, apiKey, timeout: searchMs });
  const writer = new Meilisearch({ host, apiKey, timeout: writeMs });

  async function search(ask: Ask, filter: string): Promise<Found<z.output<typeof answer>['hits'][number]>> {
    const found = answer.parse(
      await reader.index(uid).search(textOf(ask), {
        filter,
        page: ask.page + 1,
        hitsPerPage: ask.perPage,
        matchingStrategy: 'all',
        attributesToRetrieve: ['kind', 'ref'],
        attributesToHighlight: ['title', 'body', 'comments', 'files'],
        attributesToCrop: ['body', 'comments', 'files'],
        cropLength: 30,
        highlightPreTag: open,
        highlightPostTag: close,
      }),
    );
    return {
      hits: found.hits,
      total: found.totalHits,
      marks: marksIn(found.hits.map((hit) => hit._formatted)),
    };
  }

  return {
    async posts(ask) {
      if (ask.groups.length === 0 || ask.authors?.length === 0) return { hits: [], total: 0, marks: [] };
      const by = ask.authors ? ` AND authors IN [${ask.authors.join(', ')}]` : '';
      const now = Math.floor(Date.now() / 1000);
      const filter = `kind = post AND group IN [${ask.groups.join(', ')}] AND shows_from <= ${now}${by}`;
      const found = await search(ask, filter);
      return { ...found, hits: found.hits.map(({ ref }) => ref) };
    },
    async people(ask) {
      const found = await search(ask, 'kind IN [user, contact]');
      return {
        ...found,
        hits: found.hits.flatMap(({ kind, ref }) => (kind === 'post' ? [] : [{ kind, id: ref }])),
      };
    },
    async update(refs, documents) {
      // The engine would make a missing index anew, without settings and with nothing but these.
      await writer.index(uid).getRawInfo();
      const there = new Set(documents.map(({ id }) => id));
      const gone = refs.map(({ kind, id }) => `${kind}-${id}`).filter((id) => !there.has(id));
      if (gone.length > 0) await finished(writer.index(uid).deleteDocuments(gone));
      if (documents.length > 0)
        await finished(writer.index(uid).addDocuments(documents, { primaryKey: 'id' }));
    },
    async rebuild(batches) {
      await finished(writer.deleteIndex(nextUid), ['index_not_found']);
      await finished(writer.createIndex(nextUid, { primaryKey: 'id' }));
      await finished(writer.index(nextUid).updateSettings(settings));
      for await (const documents of batches) await finished(writer.index(nextUid).addDocuments(documents));
      await finished(writer.createIndex(uid, { primaryKey: 'id' }), ['index_already_exists']);
      await finished(writer.swapIndexes([{ indexes: [uid, nextUid], rename: false }]));
      await finished(writer.deleteIndex(nextUid), ['index_not_found']);
    },
  };
}

/** Whether the engine has lost what it was told. */
export function isLost(error: unknown): boolean {
  return error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found';
}

async function finished(task: EnqueuedTaskPromise, forgiven: string[] = []): Promise<void> {
  const { status, error } = await task.waitTask({ timeout: taskMs, interval: 50 });
  if (status === 'succeeded' || (error && forgiven.includes(error.code))) return;
  throw new Error(`Meilisearch: ${error?.message ?? status}`);
}

/** The engine's own syntax: "phrases" and -words. */
function textOf({ all, none }: Ask): string {
  const words = ({ terms, phrase }: TermGroup) => {
    const text = terms.map(({ word }) => word).join(' ');
    return phrase ? `"${text}"` : text;
  };
  return [...all.map(words), ...none.map((group) => `-${words({ ...group, phrase: true })}`)].join(' ');
}

/** What the engine took for the words that were typed, corrected and inflected as it reads them. */
function marksIn(formatted: (Record<string, unknown> | undefined)[]): Mark[] {
  const texts = formatted.flatMap((fields) =>
    Object.values(fields ?? {}).filter((text) => typeof text === 'string'),
  );
  const marked = texts.flatMap((text) =>
    [...text.matchAll(/\uE000([^\uE001]{1,60})\uE001/g)].map(([, word]) => word ?? ''),
  );
  return [...new Set(marked)].slice(0, 50).map((text) => ({ text, prefix: true }));
}
