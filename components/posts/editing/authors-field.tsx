import { useState } from 'react';
import { AvatarStack } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { PersonPicker } from '@/components/users/person-picker';
import type { UserSummaryJson } from '@/lib/users/schema';

type Props = {
  authors: UserSummaryJson[];
  onChange: (authors: UserSummaryJson[]) => void;
};

export function AuthorsField({ authors, onChange }: Props) {
  const [chosen, setChosen] = useState<UserSummaryJson[] | null>(null);
  return (
    <div className="byline post-editor-authors">
      <AvatarStack people={authors} max={5} size={32} />
      <p>{authors.map((author) => author.name).join(', ')}</p>
      <Button variant="ghost" size="sm" icon="user-plus" onClick={() => setChosen(authors)}>
        Authors
      </Button>
      <Dialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title="Authors"
        footer={
          <>
            <Button onClick={() => setChosen(null)}>Close</Button>
            <Button
              variant="primary"
              onClick={() => {
                if (!chosen?.length) return;
                onChange(chosen);
                setChosen(null);
              }}
            >
              Done
            </Button>
          </>
        }
      >
        <Field
          label="Who wrote this"
          hint="They are named on the post and can edit it."
          error={chosen?.length === 0 ? 'A post needs at least one author.' : null}
        >
          {({ required: _, ...control }) => (
            <PersonPicker {...control} value={chosen ?? []} onChange={setChosen} />
          )}
        </Field>
      </Dialog>
    </div>
  );
}
