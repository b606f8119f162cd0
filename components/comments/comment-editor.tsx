'use client';

import { Textarea } from '@/components/ui/textarea';
import { htmlOf, textOf } from './plain';

type Props = {
  initialHtml: string;
  ariaLabel: string;
  placeholder?: string | undefined;
  onChange: (html: string, isEmpty: boolean) => void;
};

export function CommentEditor({ initialHtml, ariaLabel, placeholder, onChange }: Props) {
  return (
    <Textarea
      aria-label={ariaLabel}
      placeholder={placeholder}
      defaultValue={textOf(initialHtml)}
      onChange={(event) => onChange(htmlOf(event.target.value), event.target.value.trim() === '')}
    />
  );
}
