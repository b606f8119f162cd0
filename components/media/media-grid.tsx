'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Loading, Skeleton } from '@/components/ui/skeleton';

export type Tile = { id: string | number; label: string; picture: ReactNode; note?: ReactNode };

type Props = {
  label: string;
  /** Null while they are on their way. */
  tiles: Tile[] | null;
  placeholders: number;
  errors: readonly string[];
  onRetry: () => void;
  chosen: string | number | null;
  onChoose: (id: string | number) => void;
  /** A double click chooses and is done. */
  onSelect: () => void;
  empty: ReactNode;
};

export function MediaGrid(props: Props) {
  const { label, tiles, placeholders, errors, onRetry, chosen, onChoose, onSelect, empty } = props;
  if (errors.length > 0) {
    return (
      <Alert
        errors={errors}
        action={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  if (tiles === null) return <Placeholders label={label} count={placeholders} />;
  if (tiles.length === 0) return empty;
  return (
    <ul className="media-grid" aria-label={label}>
      {tiles.map(({ id, label: name, picture, note }) => (
        <li key={id}>
          <button
            type="button"
            className="media-tile"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            onDoubleClick={onSelect}
          >
            {picture}
            <span>{name}</span>
          </button>
          {note}
        </li>
      ))}
    </ul>
  );
}

function Placeholders({ label, count }: { label: string; count: number }) {
  return (
    <Loading label={`${label} …`}>
      <ul className="media-grid">
        {Array.from({ length: count }, (_, index) => `placeholder-${index}`).map((key) => (
          <li key={key}>
            <Skeleton className="media-placeholder" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

export function MediaPager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null;
  const step = (icon: 'chevron-left' | 'chevron-right', label: string, to: number) => (
    <IconButton
      icon={icon}
      label={label}
      size="sm"
      tooltip={false}
      disabled={to < 0 || to >= pages}
      onClick={() => onPage(to)}
    />
  );
  return (
    <nav className="media-pager" aria-label="Pages">
      {step('chevron-left', 'Previous page', page - 1)}
      <span role="status">
        Page {page + 1} of {pages}
      </span>
      {step('chevron-right', 'Next page', page + 1)}
    </nav>
  );
}
