'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { MediaJson } from '@/lib/media/schema';
import { pageSizes } from '@/lib/page-sizes';
import type { Paged } from '@/lib/paging';
import type { ChoiceProps } from './library-dialog';
import { MediaGrid, MediaPager } from './media-grid';
import { MediaMark } from './media-mark';
import { MediaSearch } from './media-search';
import { usePage } from './use-page';

type Props = ChoiceProps & { type?: 'image' | undefined };

export function LibraryTab({ type, choice, onChoose, onSelect }: Props) {
  const [{ query, page }, setView] = useState({ query: '', page: 0 });
  const kind = type ? `&type=${type}` : '';
  const {
    page: found,
    errors,
    retry,
  } = usePage<Paged<MediaJson>>(`/api/media/list?page=${page}&query=${encodeURIComponent(query)}${kind}`);
  const list = found?.data ?? null;
  return (
    <>
      <MediaSearch
        label="Search the library"
        placeholder="Name of a file"
        onSearch={(text) => setView({ query: text, page: 0 })}
      />
      <MediaGrid
        label="Library"
        placeholders={pageSizes.library}
        tiles={
          list?.map((media) => ({
            id: media.id,
            label: media.name,
            picture: <MediaMark media={media} />,
          })) ?? null
        }
        errors={errors}
        onRetry={retry}
        chosen={choice?.kind === 'media' ? choice.media.id : null}
        onChoose={(id) => {
          const media = list?.find((one) => one.id === id);
          onChoose(media ? { kind: 'media', media } : null);
        }}
        onSelect={onSelect}
        empty={
          query ? (
            <EmptyState icon="search" title="Nothing found">
              No file in the library has "{query}" in its name.
            </EmptyState>
          ) : (
            <EmptyState
              icon="image"
              title={type ? 'No images in the library yet' : 'No files in the library yet'}
            >
              What you upload, and what the team shares, is kept here. Start in the Upload tab.
            </EmptyState>
          )
        }
      />
      <MediaPager
        page={page}
        pages={found ? found.last_page + 1 : 0}
        onPage={(next) => setView({ query, page: next })}
      />
    </>
  );
}
