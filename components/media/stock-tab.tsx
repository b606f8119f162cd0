'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { StockPageJson } from '@/lib/media/schema';
import type { ChoiceProps } from './library-dialog';
import { MediaGrid, MediaPager } from './media-grid';
import { MediaSearch } from './media-search';
import { usePage } from './use-page';

const perPage = 30;

const sources: Record<StockPageJson['source'], string> = {
  drawn:
    'These pictures come with Hearth. For photographs of Unsplash, who runs the server sets UNSPLASH_ACCESS_KEY.',
  openverse: 'Pictures in the public domain, found by Openverse.',
  unsplash: 'Photographs by Unsplash.',
};

export function StockTab({ choice, onChoose, onSelect }: ChoiceProps) {
  const [{ query, page }, setView] = useState({ query: '', page: 0 });
  const {
    page: found,
    errors,
    retry,
  } = usePage<StockPageJson>(`/api/media/unsplash?query=${encodeURIComponent(query)}&page=${page}`);
  const drawn = found?.source === 'drawn';
  return (
    <>
      <MediaSearch
        label="Search stock images"
        placeholder="Mountains, office, teal …"
        onSearch={(text) => setView({ query: text, page: 0 })}
      />
      <MediaGrid
        label="Stock images"
        placeholders={perPage}
        tiles={
          found?.results.map((image) => ({
            id: image.id,
            label: image.description,
            // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
            picture: <img src={image.urls.thumb} alt="" loading="lazy" decoding="async" />,
            note: !drawn && (
              <small>
                <a href={image.user.link} target="_blank" rel="noreferrer">
                  {image.user.name}
                </a>
              </small>
            ),
          })) ?? null
        }
        errors={errors}
        onRetry={retry}
        chosen={choice?.kind === 'stock' ? choice.image.id : null}
        onChoose={(id) => {
          const image = found?.results.find((one) => one.id === id);
          onChoose(image ? { kind: 'stock', image } : null);
        }}
        onSelect={onSelect}
        empty={
          <EmptyState icon="search" title="Nothing found">
            {drawn
              ? 'Try a colour or a plain word, such as "blue", "mountains" or "party".'
              : 'Try another word, in English.'}
          </EmptyState>
        }
      />
      <div className="media-foot">
        {found && <p className="hint">{sources[found.source]}</p>}
        <MediaPager
          page={page}
          pages={found?.total_pages ?? 0}
          onPage={(next) => setView({ query, page: next })}
        />
      </div>
    </>
  );
}
