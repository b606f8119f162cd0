'use client';

import { useEffect, useRef } from 'react';

/** Marks the section being read in the table of contents it stands in. */
export function TocMarker() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const links = [...(marker.current?.parentElement?.querySelectorAll('a') ?? [])];
    const sections = links.flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? [{ link, heading }] : [];
    });
    const mark = () => {
      const passed = sections.findLast(({ heading }) => heading.getBoundingClientRect().top < readingLine);
      const current = passed ?? sections[0];
      for (const { link } of sections) {
        if (link === current?.link) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    const watcher = new IntersectionObserver(mark, { rootMargin: `-${readingLine}px 0px -40% 0px` });
    for (const { heading } of sections) watcher.observe(heading);
    mark();
    return () => watcher.disconnect();
  }, []);
  return <span ref={marker} hidden />;
}

/** A little below the sticky header. */
const readingLine = 140;
