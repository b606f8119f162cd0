'use client';

import { useMemo, useState } from 'react';
import { cleanHtml } from '@/components/editor/html/clean';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { CategoryJson } from '@/lib/categories/schema';
import { type Choice, compareVersions, joinParts, type MergePart } from '@/lib/posts/merge';
import type { Draft } from './draft';
import { compareFields, type FieldChoice, type FieldPart, joinFields } from './field-merge';
import type { Conflict } from './save-state';

type Props = {
  conflict: Conflict;
  draft: Draft;
  categories: CategoryJson[];
  onSettle: (draft: Draft) => void;
  onClose: () => void;
};

/** Both versions side by side, part by part; what only one of them touched is already chosen. */
export function ConflictDialog({ conflict, draft, categories, onSettle, onClose }: Props) {
  const { base, theirs, copy } = conflict;
  const fields = useMemo(
    () => compareFields(base, draft, theirs, categories),
    [base, draft, theirs, categories],
  );
  const parts = useMemo(
    () => compareVersions(base?.content ?? null, draft.content, theirs.content),
    [base, draft.content, theirs.content],
  );
  const [chosen, setChosen] = useState<Record<string, FieldChoice>>({});
  const [choices, setChoices] = useState(() => parts.flatMap((part) => (part.same ? [] : [part.suggested])));
  const other = copy ? 'From your other tab' : 'Theirs';
  let index = 0;

  return (
    <Dialog
      alert
      open
      size="xl"
      onClose={onClose}
      title="Two versions of this post"
      footer={
        <>
          <Button onClick={() => onSettle(theirs)}>{copy ? 'Take the other tab' : 'Take theirs'}</Button>
          <Button onClick={() => onSettle(draft)}>Take mine</Button>
          <Button
            variant="primary"
            onClick={() =>
              onSettle({ ...joinFields(fields, chosen, draft, theirs), content: joinParts(parts, choices) })
            }
          >
            Save what I chose
          </Button>
        </>
      }
    >
      <p>
        Choose what stays, part by part. Where only one of you changed something, that is chosen already. What
        is not chosen stays in the history of the post.
      </p>
      <div className="merge">
        <div className="merge-head" aria-hidden="true">
          <span>Mine</span>
          <span>{other}</span>
        </div>
        {fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            other={other}
            choice={chosen[field.name] ?? field.suggested}
            onChoose={(choice) => setChosen({ ...chosen, [field.name]: choice })}
          />
        ))}
        {parts.map((part, at) => {
          const key = `${at}`;
          if (part.same) return <Html key={key} className="merge-same prose prose-small" html={part.html} />;
          const here = index++;
          return (
            <TextRow
              key={key}
              name={`Part ${here + 1}`}
              part={part}
              other={other}
              choice={choices[here] ?? part.suggested}
              onChoose={(choice) => setChoices(choices.with(here, choice))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

type FieldRowProps = {
  field: FieldPart;
  other: string;
  choice: FieldChoice;
  onChoose: (choice: FieldChoice) => void;
};

function FieldRow({ field, other, choice, onChoose }: FieldRowProps) {
  return (
    <fieldset className="merge-row">
      <legend>{field.label}</legend>
      <p data-chosen={choice === 'mine'}>{field.mine || 'Nothing'}</p>
      <p data-chosen={choice === 'theirs'}>{field.theirs || 'Nothing'}</p>
      <Choices
        name={field.label}
        other={other}
        value={choice}
        options={['mine', 'theirs']}
        onChoose={onChoose}
      />
    </fieldset>
  );
}

type TextRowProps = {
  name: string;
  part: Extract<MergePart, { same: false }>;
  other: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function TextRow({ name, part, other, choice, onChoose }: TextRowProps) {
  return (
    <fieldset className="merge-row">
      <legend>{part.clash ? `${name}: both changed it` : name}</legend>
      <Html className="prose prose-small" html={part.mine} chosen={choice !== 'theirs'} />
      <Html className="prose prose-small" html={part.theirs} chosen={choice !== 'mine'} />
      <Choices
        name={name}
        other={other}
        value={choice}
        options={['mine', 'theirs', 'both']}
        onChoose={onChoose}
      />
    </fieldset>
  );
}

type ChoicesProps<T extends Choice> = {
  name: string;
  other: string;
  value: T;
  options: readonly T[];
  onChoose: (choice: T) => void;
};

function Choices<T extends Choice>({ name, other, value, options, onChoose }: ChoicesProps<T>) {
  const words: Record<Choice, string> = { mine: 'Mine', theirs: other, both: 'Both' };
  return (
    <div className="merge-choices">
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={`merge-${name}`}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          {words[option]}
        </label>
      ))}
    </div>
  );
}

function Html({ html, className, chosen }: { html: string; className: string; chosen?: boolean }) {
  if (html === '') return <p data-chosen={chosen}>Nothing here</p>;
  const clean = { __html: cleanHtml(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it goes through the gate once more
  return <div className={className} data-chosen={chosen} dangerouslySetInnerHTML={clean} />;
}
