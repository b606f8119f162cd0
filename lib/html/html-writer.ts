import { type Attributes, allowList } from './allow-list.ts';
import { tooLarge } from './refusals.ts';

/** Collects canonical HTML, and stops where marks repeated in every block would make it grow without bound. */
export class HtmlWriter {
  /** What stands outermost, in order: the names of elements, and an empty name for anything else. */
  readonly tops: string[] = [];
  private parts: string[] = [];
  private length = 0;
  private depth = 0;
  private readonly maxLength: number;

  constructor(maxLength: number) {
    this.maxLength = maxLength;
  }

  static escape(text: string): string {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  }

  /** Only attributes of the allow-list, in its order, whatever the caller has. */
  static tag(name: string, attributes: Attributes): string {
    let tag = `<${name}`;
    for (const attribute of allowList.get(name) ?? []) {
      const value = attributes[attribute];
      if (value !== undefined) tag += ` ${attribute}="${HtmlWriter.escape(value).replace(/"/g, '&quot;')}"`;
    }
    return `${tag}>`;
  }

  raw(html: string) {
    if (this.depth === 0) this.tops.push('');
    this.add(html);
  }

  text(text: string) {
    this.raw(HtmlWriter.escape(text));
  }

  open(name: string, attributes: Attributes) {
    if (this.depth === 0) this.tops.push(name);
    this.depth++;
    this.add(HtmlWriter.tag(name, attributes));
  }

  close(name: string) {
    this.depth--;
    this.add(`</${name}>`);
  }

  wrap(name: string, attributes: Attributes, inside: () => void) {
    this.open(name, attributes);
    inside();
    this.close(name);
  }

  /** Writes beside this one, within what is left of its length. */
  apart(): HtmlWriter {
    return new HtmlWriter(this.maxLength - this.length);
  }

  wrapUnlessEmpty(name: string, attributes: Attributes, inside: () => void) {
    const before = this.parts.length;
    this.open(name, attributes);
    inside();
    if (this.parts.length > before + 1) this.close(name);
    else this.undoOpen();
  }

  toString() {
    return this.parts.join('');
  }

  private undoOpen() {
    this.parts.pop();
    this.depth--;
    if (this.depth === 0) this.tops.pop();
  }

  private add(html: string) {
    this.length += html.length;
    if (this.length > this.maxLength) throw tooLarge();
    this.parts.push(html);
  }
}
