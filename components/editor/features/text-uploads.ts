import { $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical';
import { $isUpload, UploadNode } from '@/components/editor/nodes/upload';
import { uploadOf, watchUploads } from './uploads';

/** How many files of a text are on their way into it, and how many did not arrive. */
export type TextUploads = { running: number; failed: number };

/** Tells of the files of this text, at once and whenever it changes; a file runs until it stands in the text. */
export function watchTextUploads(editor: LexicalEditor, tell: (uploads: TextUploads) => void): () => void {
  const names = new Map<NodeKey, string>();
  let told = '';
  const count = () => {
    const failed = [...names.values()].filter((name) => uploadOf(name)?.failure !== null).length;
    const uploads = { running: names.size - failed, failed };
    if (told === JSON.stringify(uploads)) return;
    told = JSON.stringify(uploads);
    tell(uploads);
  };
  // By the nodes that come and go: a long text is not searched with every key.
  const stopNodes = editor.registerMutationListener(UploadNode, (mutations) => {
    editor.getEditorState().read(() => {
      for (const [key, mutation] of mutations) {
        const node = mutation === 'destroyed' ? null : $getNodeByKey(key);
        if ($isUpload(node)) names.set(key, node.getUpload());
        else names.delete(key);
      }
    });
    count();
  });
  const stopUploads = watchUploads(count);
  count();
  return () => {
    stopNodes();
    stopUploads();
  };
}
