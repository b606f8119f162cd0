import {
  $create,
  $getState,
  $setState,
  createState,
  defineExtension,
  ElementNode,
  type LexicalNode,
} from 'lexical';

export const calloutKinds = ['info', 'success', 'warning', 'danger'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

const kind = createState('kind', {
  parse: (value): CalloutKind => calloutKinds.find((known) => known === value) ?? 'info',
});

/** A box that says how its blocks are meant. It holds blocks of every kind, as a quote does. */
export class CalloutNode extends ElementNode {
  override $config() {
    return this.config('callout', {
      extends: ElementNode,
      stateConfigs: [{ flat: true, stateConfig: kind }],
    });
  }

  getKind(): CalloutKind {
    return $getState(this, kind);
  }

  setKind(value: CalloutKind): this {
    return $setState(this, kind, value);
  }

  override createDOM(): HTMLElement {
    const element = document.createElement('div');
    element.dataset.callout = this.getKind();
    return element;
  }

  override updateDOM(_: this, element: HTMLElement): boolean {
    element.dataset.callout = this.getKind();
    return false;
  }

  override isShadowRoot(): boolean {
    return true;
  }

  override canBeEmpty(): boolean {
    return false;
  }

  override canIndent(): boolean {
    return false;
  }

  override collapseAtStart(): boolean {
    for (const child of this.getChildren()) this.insertBefore(child);
    this.remove();
    return true;
  }
}

export function $createCallout(value: CalloutKind): CalloutNode {
  return $create(CalloutNode).setKind(value);
}

export function $isCallout(node: LexicalNode | null | undefined): node is CalloutNode {
  return node instanceof CalloutNode;
}

export const CalloutExtension = defineExtension({ name: 'hearth/callout', nodes: () => [CalloutNode] });
