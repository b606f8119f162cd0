import { createCommand } from 'lexical';

/** What is asked for before something is inserted. */
export type Asked = 'image' | 'file' | 'video';

export const ASK_COMMAND = createCommand<Asked>('ASK');
