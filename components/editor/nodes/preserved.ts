import {
  configExtension,
  DecoratorTextNode,
  NodeSelectionDataSelectedExtension,
  NodeSelectionExtension,
} from '@lexical/extension';
import {
  $create,
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getState,
  $setSelection,
  $setState,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  createState,
  DecoratorNode,
  type DOMExportOutput,
  defineExtension,
  isDOMNode,
  type LexicalNode,
  stringValue,
} from 'lexical';
import { cleanHtml } from '@/components/editor/html/clean';

const html = createState('html', { parse: stringValue() });

/**
 * A block that is no text: a figure, a video, a file, a line, and what the editor has no means to edit. Shown, moved,
 * copied and deleted as one; opening and saving never changes it.
 */
export class PreservedBlockNode extends DecoratorNode<unknown> {
  override $config() {
    return this.config('preserved-block', {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: html }],
    });
  }

  getHtml(): string {
    return $getState(this, html);
  }

  setHtml(source: string): this {
    return $setState(this, html, source);
  }

  override createDOM(): HTMLElement {
    return shown('div', this.getHtml());
  }

  override updateDOM(previous: this): boolean {
    return $getState(previous, html, 'direct') !== $getState(this, html, 'direct');
  }

  override exportDOM(): DOMExportOutput {
    return { element: shown('div', this.getHtml()) };
  }

  override getTextContent(): string {
    return `${shown('div', this.getHtml()).textContent}\n\n`;
  }

  override isInline(): boolean {
    return false;
  }
}

/** The same within a line: a mention, a picture, a link to a file. It carries the formats around it. */
export class PreservedInlineNode extends DecoratorTextNode {
  override $config() {
    return this.config('preserved-inline', {
      extends: DecoratorTextNode,
      stateConfigs: [{ flat: true, stateConfig: html }],
    });
  }

  getHtml(): string {
    return $getState(this, html);
  }

  override createDOM(): HTMLElement {
    return shown('span', this.getHtml());
  }

  override updateDOM(): boolean {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    return { element: shown('span', this.getHtml()) };
  }

  override getTextContent(): string {
    return shown('span', this.getHtml()).textContent ?? '';
  }
}

export function $createPreservedBlock(source: string): PreservedBlockNode {
  return $setState($create(PreservedBlockNode), html, source);
}

export function $createPreservedInline(source: string, format: number): PreservedInlineNode {
  return $setState($create(PreservedInlineNode), html, source).setFormat(format);
}

export function $isPreservedBlock(node: LexicalNode | null): node is PreservedBlockNode {
  return node instanceof PreservedBlockNode;
}

export function $isPreservedInline(node: LexicalNode | null): node is PreservedInlineNode {
  return node instanceof PreservedInlineNode;
}

/** A press selects the whole, and Delete removes it. */
export const PreservedExtension = defineExtension({
  name: 'hearth/preserved',
  nodes: () => [PreservedBlockNode, PreservedInlineNode],
  dependencies: [
    NodeSelectionExtension,
    configExtension(NodeSelectionDataSelectedExtension, { nodes: [PreservedBlockNode, PreservedInlineNode] }),
  ],
  register: (editor) =>
    editor.registerCommand(
      CLICK_COMMAND,
      (event) => {
        const node = isDOMNode(event.target) ? $getNearestNodeFromDOMNode(event.target) : null;
        if (!$isPreservedBlock(node) && !$isPreservedInline(node)) return false;
        event.preventDefault();
        const selection = $createNodeSelection();
        selection.add(node.getKey());
        $setSelection(selection);
        return true;
      },
      COMMAND_PRIORITY_LOW,
    ),
});

/** The clipboard of another site can claim to hold such a node, so its HTML is cleaned wherever it is shown. */
function shown(tag: 'div' | 'span', source: string) {
  const element = document.createElement(tag);
  element.className = 'preserved';
  element.innerHTML = cleanHtml(source);
  for (const link of element.querySelectorAll('a')) link.tabIndex = -1;
  for (const mention of element.querySelectorAll('[data-mention]')) mention.className = 'mention';
  for (const video of element.querySelectorAll('[data-video]')) showVideo(video);
  return element;
}

/** As the page shows a video that is not playing (lib/html/render.ts). */
function showVideo(video: Element) {
  const facade = document.createElement('span');
  facade.className = 'video-facade';
  facade.textContent = video.getAttribute('data-video') === 'vimeo' ? 'Vimeo video' : 'YouTube video';
  video.className = 'video';
  video.append(facade);
}
