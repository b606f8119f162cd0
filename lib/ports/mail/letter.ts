/** The one look of every mail: what is said, and one thing to do. All of it is plain text; the template escapes. */
export type Letter = {
  /** The team's name, at the head and in the footer. */
  team: string;
  /** Where the team finds Hearth. */
  site: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Things to open, such as posts: a line each. */
  items?: { title: string; url: string; text?: string }[];
  /** Why this mail came and what to do when it should not have. */
  footer: string[];
};

export type Written = { html: string; text: string };

export function writeLetter(letter: Letter): Written {
  return { html: htmlOf(letter), text: textOf(letter) };
}

function textOf({ team, site, heading, paragraphs, action, items = [], footer }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    ...items.map(({ title, url, text }) => [title, text, url].filter(Boolean).join('\n')),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${[...footer, `${team} · ${site}`].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Tables and inline styles: what mail programs understand. The classes are for dark mode, where it is known. */
function htmlOf({ team, site, heading, paragraphs, action, items = [], footer }: Letter): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(heading)}</title>
<style>@media (prefers-color-scheme: dark) {
.page { background: #141210 !important } .card { background: #1c1917 !important; border-color: #322e2a !important }
.ink { color: #f3f0ec !important } .soft { color: #c0b9b0 !important } .link { color: #5eead4 !important } }</style></head>
<body class="page" style="margin:0;background:#f8f7f5">
<span style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? '')}</span>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f7f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${font};font-size:16px;font-weight:600;color:#191715">${markOf(team)}${escaped(team)}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e5e2dd;border-radius:10px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:1.25;color:#191715">${escaped(heading)}</h1>
${paragraphs.map(paragraphOf).join('\n')}
${items.map(itemOf).join('\n')}
${action ? buttonOf(action) : ''}</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;${font};font-size:12px;line-height:1.5;color:#6f6860">
${footer.map((line) => `${escaped(line)}<br>`).join('\n')}
<a class="soft" href="${escaped(site)}" style="color:#6f6860">${escaped(site.replace(/^https?:\/\//, ''))}</a></td></tr>
</table></td></tr></table></body></html>
`;
}

function markOf(team: string): string {
  const letter = Array.from(team.trim())[0] ?? 'H';
  return `<span style="display:inline-block;width:28px;height:28px;margin-right:10px;border-radius:8px;background:#0f766e;color:#ffffff;text-align:center;line-height:28px;font-size:14px">${escaped(letter.toUpperCase())}</span>`;
}

function paragraphOf(text: string): string {
  return `<p class="soft" style="margin:0 0 16px;${font};font-size:15px;line-height:1.6;color:#56504a">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function itemOf({ title, url, text }: NonNullable<Letter['items']>[number]): string {
  const more = text
    ? `<br><span class="soft" style="font-size:13px;color:#6f6860">${escaped(text)}</span>`
    : '';
  return `<p style="margin:0 0 14px;${font};font-size:15px;line-height:1.5"><a class="link" href="${escaped(url)}" style="color:#0f766e;font-weight:600;text-decoration:none">${escaped(title)}</a>${more}</p>`;
}

function buttonOf({ label, url }: NonNullable<Letter['action']>): string {
  return `<p style="margin:24px 0 16px"><a href="${escaped(url)}" style="display:inline-block;padding:11px 20px;border-radius:8px;background:#0f766e;color:#ffffff;${font};font-size:15px;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p class="soft" style="margin:0;${font};font-size:12px;line-height:1.5;color:#6f6860;word-break:break-all">Or open this address: <a class="link" href="${escaped(url)}" style="color:#0f766e">${escaped(url)}</a></p>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}
