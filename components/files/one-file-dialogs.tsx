'use client';

import type { FileAct, FileFacts } from './file-row';
import { PreviewSheet } from './preview-sheet';
import { RenameFileDialog } from './rename-file-dialog';
import { ReplaceFileDialog } from './replace-file-dialog';

type Act = { kind: FileAct; ids: number[] } | null;

type Props = { act: Act; files: FileFacts[]; group: string; onAct: (act: Act) => void };

/** What is done with a single file of the table. */
export function OneFileDialogs({ act, files, group, onAct }: Props) {
  const file = files.find(({ id }) => id === act?.ids[0]);
  if (!act || !file) return null;
  const one = { file, group, onClose: () => onAct(null) };
  if (act.kind === 'rename') return <RenameFileDialog {...one} />;
  if (act.kind === 'replace') return <ReplaceFileDialog {...one} />;
  if (act.kind !== 'preview') return null;
  return (
    <PreviewSheet
      files={files}
      at={file.id}
      group={group}
      onMove={(id) => onAct(id === null ? null : { kind: 'preview', ids: [id] })}
    />
  );
}
