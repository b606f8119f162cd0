import { type Attributes, allowList } from './allow-list.ts';
import { tooLarge } from './refusals.ts';

/** Collects canonical HTML, and stops where marks repeated in every block would make it grow without bound. */
export class HtmlWriter {
  private parts: string[] = [];
  private length = 0;
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
    this.length += html.length;
    if (this.length > this.maxLength) throw tooLarge();
    this.parts.push(html);
  }

  text(text: string) {
    this.raw(HtmlWriter.escape(text));
  }

  open(name: string, attributes: Attributes) {
    this.raw(HtmlWriter.tag(name, attributes));
  }

  close(name: string) {
    this.raw(`</${name}>`);
  }

  wrap(name: string, attributes: Attributes, inside: () => void) {
    this.open(name, attributes);
    inside();
    this.close(name);
  }

  wrapUnlessEmpty(name: string, attributes: Attributes, inside: () => void) {
    const before = this.parts.length;
    this.open(name, attributes);
    inside();
    if (this.parts.length === before + 1) this.parts.pop();
    else this.close(name);
  }

  toString() {
    return this.parts.join('');
  }
}
