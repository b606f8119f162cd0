import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  defineExtension,
  type LexicalNode,
  stringValue,
} from 'lexical';
import type { ReactNode } from 'react';
import { UploadBox } from '@/components/editor/upload-box';

const id = createState('upload', { parse: stringValue() });

/** The place of a file on its way. It is no part of the stored text: the file takes its place when it is there. */
export class UploadNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('upload', {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: id }],
    });
  }

  /** The name under which it can be watched. */
  getUpload(): string {
    return $getState(this, id);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'editor-upload';
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }

  override decorate(): ReactNode {
    return <UploadBox id={this.getUpload()} nodeKey={this.getKey()} />;
  }
}

export function $createUpload(name: string): UploadNode {
  return $setState($create(UploadNode), id, name);
}

export function $isUpload(node: LexicalNode | null | undefined): node is UploadNode {
  return node instanceof UploadNode;
}

export const UploadExtension = defineExtension({ name: 'hearth/upload', nodes: () => [UploadNode] });
