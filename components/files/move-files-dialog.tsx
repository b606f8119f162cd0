'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { api } from '@/lib/client/api';
import { useRefresh } from '@/lib/client/use-refresh';
import { useSave } from '@/lib/client/use-save';
import type { FolderChoice } from './files-screen';
import { topLevel } from './upload';

type Props = {
  open: boolean;
  group: string;
  ids: number[];
  tree: FolderChoice[];
  onClose: () => void;
  onDone: () => void;
};

/** Nothing is sent until a folder is chosen. */
export function MoveFilesDialog({ open, group, ids, tree, onClose, onDone }: Props) {
  const refresh = useRefresh();
  const [folder, setFolder] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const { save, pending, failure } = useSave();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (folder === null) return setAsked(true);
    const path = `/api/groups/${group}/categories/${folder}/bulk-move`;
    const move = async () => {
      await api('PATCH', path, { body: { posts: ids } });
      await refresh();
    };
    if (await save(move, () => null)) onDone();
  }

  const top: FolderChoice = { slug: topLevel, name: 'Top level', children: tree };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Move ${ids.length} file(s)`}
      error={failure?.messages ?? (asked && folder === null ? 'Choose a folder first.' : null)}
      locked={pending}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Close
          </Button>
          <Button type="submit" variant="primary" pending={pending}>
            Move
          </Button>
        </>
      }
    >
      <fieldset className="folder-choice">
        <legend>Select a folder from the list below</legend>
        <Choices folders={[top]} chosen={folder} onChoose={setFolder} />
      </fieldset>
    </Dialog>
  );
}

type ChoicesProps = { folders: FolderChoice[]; chosen: string | null; onChoose: (slug: string) => void };

function Choices({ folders, chosen, onChoose }: ChoicesProps) {
  return (
    <ul>
      {folders.map(({ slug, name, children }) => (
        <li key={slug}>
          <label>
            <input
              type="radio"
              name="folder"
              value={slug}
              checked={chosen === slug}
              onChange={() => onChoose(slug)}
            />
            <Icon name={chosen === slug ? 'folder-open' : 'folder'} />
            <span>{name}</span>
          </label>
          {children.length > 0 && <Choices folders={children} chosen={chosen} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  );
}
