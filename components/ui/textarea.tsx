'use client';

import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Grows with what is written. CSS does it where `field-sizing` is known; elsewhere the height follows the text here. */
export function Textarea({ className, onInput, rows = 3, ...props }: ComponentProps<'textarea'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => grow(area.current), []);
  return (
    <textarea
      ref={area}
      rows={rows}
      className={clsx('input', className)}
      onInput={(event) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
      {...props}
    />
  );
}

function grow(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
