const page = { width: 595, height: 842, margin: 70 };
const leading = 17;
/** Helvetica at 11 points fills the line with about this many characters. */
const lineLength = 82;

/** WinAnsi: Latin-1, and the few typographic characters that it keeps elsewhere. */
const typographic: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '…': 0x85,
};

/** A plain one-column PDF with the standard fonts that every viewer has. */
export function pdf(title: string, paragraphs: string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']);
  const perPage = Math.floor((page.height - 2 * page.margin - 60) / leading);
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / perPage)) }, (_, index) =>
    lines.slice(index * perPage, (index + 1) * perPage),
  );
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((text, index) => {
      const content = drawPage(title, text);
      return [pageObject(6 + index * 2), `<< /Length ${content.length} >>\nstream\n${content}\nendstream`];
    }),
  ]);
}

function font(name: string) {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function pageObject(content: number) {
  return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`;
}

function drawPage(title: string, lines: string[]): string {
  const top = page.height - page.margin;
  const text = lines.map((line) => `(${encode(line)}) Tj T*`).join('\n');
  return `0.06 0.46 0.43 rg 0 ${page.height - 14} ${page.width} 14 re f
0.11 0.1 0.09 rg
BT /F2 20 Tf ${page.margin} ${top} Td (${encode(title)}) Tj ET
BT /F1 11 Tf ${leading} TL ${page.margin} ${top - 44} Td
${text}
ET`;
}

function wrap(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    if (line && line.length + word.length >= lineLength) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** One character a byte, with the three that would end the string escaped. */
function encode(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, (char) => String.fromCharCode(typographic[char] ?? 63));
}

function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
