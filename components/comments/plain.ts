/** What is typed as HTML: a paragraph a line, every character as it stands. */
export function htmlOf(text: string): string {
  const escaped = (line: string) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('');
}

export function textOf(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.children].map((block) => block.textContent).join('\n');
}
