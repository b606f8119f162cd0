'use client';

import { useState } from 'react';

/** Ticked rows, in the order of the table; with shift a whole range. */
export function useSelection(all: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const ids = all.filter((id) => chosen.has(id));

  function toggle(id: number, range: boolean) {
    const on = !chosen.has(id);
    const next = new Set(ids);
    for (const each of range && last !== null ? between(all, last, id) : [id]) {
      if (on) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
    setLast(id);
  }

  return {
    ids,
    toggle,
    has: (id: number) => chosen.has(id),
    toggleAll: () => setChosen(new Set(ids.length === all.length ? [] : all)),
    clear: () => setChosen(new Set()),
  };
}

function between(all: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [all.indexOf(from), all.indexOf(to)];
  return a < 0 || b < 0 ? [to] : all.slice(Math.min(a, b), Math.max(a, b) + 1);
}
