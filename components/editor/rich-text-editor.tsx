'use client';

import { AutoFocusExtension, SelectionAlwaysOnDisplayExtension } from '@lexical/extension';
import { LinkExtension } from '@lexical/link';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer';
import { clsx } from 'clsx';
import { configExtension, defineExtension } from 'lexical';
import { type Ref, useState } from 'react';
import { EditorChrome } from './editor-chrome';
import { DocumentExtension } from './editor-extension';
import { BoxExtension } from './features/box';
import { FilesExtension } from './features/files';
import { isAddress } from './features/link-address';
import { MarkdownExtension } from './features/markdown';
import { PasteExtension } from './features/paste';
import { ShortcutsExtension } from './features/shortcuts';
import { TabExtension } from './features/tab';
import type { TextUploads } from './features/text-uploads';
import { $loadHtml } from './html/document';
import { theme } from './theme';
import type { EditorHandle } from './use-changes';
import './editor.css';

export type RichTextEditorProps = {
  /** HTML as the server stores it. Read once: give a new `key` to show another document. */
  initialHtml: string;
  /** A moment after each change, and at once when the focus leaves. Opening a document is no change. */
  onChange: (html: string, isEmpty: boolean) => void;
  variant: 'article' | 'comment';
  placeholder: string;
  ariaLabel: string;
  autoFocus?: boolean | undefined;
  /** Ctrl+Enter, with the document as it is at that moment. */
  onSubmitShortcut?: ((html: string) => void) | undefined;
  /** Which files of the text are not in it yet, at once and whenever that changes. */
  onUploads?: ((uploads: TextUploads) => void) | undefined;
  ref?: Ref<EditorHandle> | undefined;
};

/** Load it by `LazyEditor`: with its library it weighs more than the page around it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { variant, placeholder, ariaLabel } = props;
  const [extension] = useState(() => editorExtension(props));
  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      <EditorChrome {...props}>
        <ContentEditable
          className={clsx('prose editor-text', variant === 'comment' && 'prose-small')}
          role="textbox"
          aria-multiline="true"
          aria-label={ariaLabel}
          aria-placeholder={placeholder}
          placeholder={
            <p className="editor-placeholder" aria-hidden="true">
              {placeholder}
            </p>
          }
        />
      </EditorChrome>
    </LexicalExtensionComposer>
  );
}

function editorExtension({ initialHtml, variant, autoFocus = false }: RichTextEditorProps) {
  return defineExtension({
    name: 'hearth/editor',
    namespace: 'hearth',
    theme,
    $initialEditorState: () => $loadHtml(initialHtml),
    onError: (error) => reportError(error),
    dependencies: [
      DocumentExtension,
      configExtension(LinkExtension, { validateUrl: isAddress, attributes: { rel: 'noopener' } }),
      configExtension(AutoFocusExtension, { disabled: !autoFocus }),
      SelectionAlwaysOnDisplayExtension,
      BoxExtension,
      MarkdownExtension,
      PasteExtension,
      ShortcutsExtension,
      TabExtension,
      ...(variant === 'article' ? [FilesExtension] : []),
    ],
  });
}
