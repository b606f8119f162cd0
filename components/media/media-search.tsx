'use client';

import { useEffect, useRef } from 'react';
import { Input } from '@/components/ui/input';

/** Spec, limits: a search of pictures waits this long for the typing to pause. */
const pause = 800;

type Props = { label: string; placeholder: string; onSearch: (query: string) => void };

export function MediaSearch({ label, placeholder, onSearch }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(value: string, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(value.trim()), wait);
  }

  return (
    <Input
      icon="search"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      onChange={(event) => search(event.target.value, pause)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        search(event.currentTarget.value, 0);
      }}
    />
  );
}
