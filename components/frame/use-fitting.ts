'use client';

import { type RefObject, useEffect, useState } from 'react';
import { howManyFit } from './fitting';

const gap = 2;
const moreWidth = 84;

/** How many children of the list fit on its one line; null until the fonts are there and it has been measured. */
export function useFitting(list: RefObject<HTMLElement | null>): number | null {
  const [fitting, setFitting] = useState<number | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let widths: number[] | null = null;
    const observer = new ResizeObserver(() => {
      // On a phone the list is not drawn; it is measured when it first is.
      if (element.clientWidth === 0) return;
      widths ??= [...element.children].map((child) => child.getBoundingClientRect().width);
      setFitting(howManyFit(widths, element.clientWidth, gap, moreWidth));
    });
    document.fonts.ready.then(() => observer.observe(element));
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}
