'use client';

import { useState } from 'react';
import { BareCheckbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SortLink } from '@/components/ui/sort-link';
import { catchFocus } from '@/lib/client/catch-focus';
import { DeleteFilesDialog } from './delete-files-dialog';
import { fileAfter } from './file-after';
import { type FileAct, type FileFacts, FileRow, isSelectable } from './file-row';
import { FilesEmpty } from './files-empty';
import type { FolderChoice } from './files-screen';
import { MoveFilesDialog } from './move-files-dialog';
import { OneFileDialogs } from './one-file-dialogs';
import { SelectionBar } from './selection-bar';
import type { Folder } from './upload';
import { UploadButton } from './upload-button';
import { useSelection } from './use-selection';

type Sorted = { by: 'title' | 'filesize' | 'updated_at'; direction: 'asc' | 'desc' };

type Props = {
  group: { slug: string; canUpload: boolean };
  folder: Folder;
  /** The folders in this one, above its files. */
  folders: { id: number; name: string; href: string }[];
  /** Every folder of the group, to move files to. */
  tree: FolderChoice[];
  files: FileFacts[];
  total: number;
  sorted: Sorted;
  here: string;
};

export function FilesTable({ group, folder, folders, tree, files, total, sorted, here }: Props) {
  const selectable = files.filter(isSelectable).map((file) => file.id);
  const selection = useSelection(selectable);
  const editable = files.filter(({ id, canEdit }) => canEdit && selection.has(id)).length;
  const canChange = editable === selection.ids.length;
  const [dialog, setDialog] = useState<{ kind: FileAct; ids: number[] } | null>(null);
  const close = () => setDialog(null);
  // By now these files are gone from the page; `files` are those of when the dialog was confirmed.
  const done = () => {
    const next = fileAfter(files, dialog?.ids ?? []);
    catchFocus(
      () =>
        document.querySelector<HTMLElement>(`[data-file="${next}"] .files-name`) ??
        document.getElementById('files-heading'),
    );
    selection.clear();
    close();
  };
  const column = { sorted, here };
  return (
    <section aria-labelledby="files-heading">
      <div className="files-head">
        <h2 id="files-heading">Files</h2>
        {group.canUpload && <UploadButton group={group.slug} folder={folder} />}
      </div>
      {files.length + folders.length > 0 ? (
        <table
          className="table files"
          onKeyDown={(event) => {
            const ids = selection.ids.length > 0 ? selection.ids : idsAt(event.target, files);
            if (event.key === 'Delete' && ids.length > 0 && canChange) setDialog({ kind: 'delete', ids });
          }}
        >
          <caption className="sr-only">Files in {folder?.name ?? 'the top level'}</caption>
          <thead>
            <tr>
              <th scope="col" className="files-tick">
                {selectable.length > 0 ? (
                  <BareCheckbox
                    label="Select all files on this page"
                    checked={selection.ids.length === selectable.length}
                    onChange={selection.toggleAll}
                  />
                ) : (
                  <span className="sr-only">Select</span>
                )}
              </th>
              <FileColumn label="Name" by="title" {...column} />
              <FileColumn label="Size" by="filesize" {...column} />
              <FileColumn label="Modified" by="updated_at" {...column} />
              <th scope="col">
                <span className="files-actions">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {folders.map((inner) => (
              <tr key={inner.id}>
                <td className="files-tick" />
                <td className="table-main">
                  <Link className="files-name" href={inner.href}>
                    <span className="files-mark tint-3 text-tint">
                      <Icon name="folder" />
                    </span>
                    {inner.name}
                  </Link>
                </td>
                <td className="files-wide">–</td>
                <td className="files-wide">–</td>
                <td />
              </tr>
            ))}
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                group={group.slug}
                selected={selection.has(file.id)}
                onSelect={(range) => selection.toggle(file.id, range)}
                onAct={(kind) => setDialog({ kind, ids: [file.id] })}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <FilesEmpty group={group} folder={folder} total={total} here={here} />
      )}
      {selection.ids.length > 0 && (
        <SelectionBar
          count={selection.ids.length}
          editable={editable}
          download={`/api/groups/${group.slug}/download?posts=${selection.ids.join()}`}
          onClear={selection.clear}
          onMove={() => setDialog({ kind: 'move', ids: selection.ids })}
          onDelete={() => setDialog({ kind: 'delete', ids: selection.ids })}
        />
      )}
      <OneFileDialogs act={dialog} files={files} group={group.slug} onAct={setDialog} />
      <MoveFilesDialog
        key={`move ${dialog?.ids.join()}`}
        open={dialog?.kind === 'move'}
        group={group.slug}
        ids={dialog?.ids ?? []}
        tree={tree}
        onClose={close}
        onDone={done}
      />
      <DeleteFilesDialog
        open={dialog?.kind === 'delete'}
        group={group.slug}
        ids={dialog?.ids ?? []}
        onClose={close}
        onDone={done}
      />
    </section>
  );
}

/** The file whose name has the focus, if one may delete it. */
function idsAt(target: EventTarget, files: FileFacts[]): number[] {
  const row = target instanceof HTMLAnchorElement ? target.closest('tr') : null;
  const file = row && files.find(({ id, canEdit }) => canEdit && String(id) === row.dataset.file);
  return file ? [file.id] : [];
}

type ColumnProps = { label: string; by: Sorted['by']; sorted: Sorted; here: string };

function FileColumn({ label, by, sorted, here }: ColumnProps) {
  const current = sorted.by === by;
  const first = by === 'updated_at' ? 'desc' : 'asc';
  const other = sorted.direction === 'asc' ? 'desc' : 'asc';
  const next = new URLSearchParams({ sort: by, direction: current ? other : first });
  return <SortLink label={label} direction={current ? sorted.direction : null} href={`${here}?${next}`} />;
}
