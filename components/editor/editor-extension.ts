import { CodeExtension } from '@lexical/code';
import { ClickAfterLastBlockExtension } from '@lexical/extension';
import { HistoryExtension } from '@lexical/history';
import { LinkExtension } from '@lexical/link';
import { ListExtension } from '@lexical/list';
import { RichTextExtension } from '@lexical/rich-text';
import { TableExtension } from '@lexical/table';
import { defineExtension } from 'lexical';
import { TodoExtension } from './features/check-list';
import { CalloutExtension } from './nodes/callout';
import { PreservedExtension } from './nodes/preserved';
import { UploadExtension } from './nodes/upload';

/** The blocks and marks that the editor knows; each further block is one more extension here. */
export const DocumentExtension = defineExtension({
  name: 'hearth/document',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    ListExtension,
    TodoExtension,
    LinkExtension,
    CodeExtension,
    ClickAfterLastBlockExtension,
    PreservedExtension,
    CalloutExtension,
    TableExtension,
    UploadExtension,
  ],
});
