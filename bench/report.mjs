/** @typedef {import('./loader.mjs').Result} Result */
/**
 * @typedef {{
 *   work: import('./works.mjs').Work,
 *   one: Result, many: Result,
 *   yardOne: Result, yardMany: Result, leanMany: Result, two: Result,
 *   statements: number, cpuMs: number,
 *   weight?: import('./weights.mjs').Weight,
 * }} Row one work: at 1 and at 16 connections, ours, the yardstick's and, at 16, that of one lean statement and of two
 *   processes of ours
 */
/** @typedef {{ rows: Row[], readyMs: number, idleMb: number, loadedMb: number, posts: number }} Report */

/** What shared/budgets.md asks for at least. */
const budgets = {
  ratio: { call: 0.25, page: 0.08, write: 0.1 },
  slower: { call: 6, page: 16, write: Infinity },
  statements: { call: 5, page: 8, write: Infinity },
  cpuMs: 6,
  card: 2.5 * 1024,
  article: 2.5,
  js: 170 * 1024,
  css: 20 * 1024,
  deep: 1.5,
  idleMb: 250,
  loadedMb: 450,
  readyMs: 6000,
  two: 1.5,
};

/** @param {Report} report @returns {string} Markdown */
export function present(report) {
  const header =
    '| work | req/s | yardstick | ratio | one lean statement | ratio | two processes | p50 · p95 · p99 ms at 16 | p50 at 1 (yardstick) | SQL | CPU ms | HTML KB (payload) | JS · CSS KB |';
  const lines = report.rows.map((row) => {
    const { work, many, yardMany, leanMany, two, one, yardOne, statements, cpuMs, weight } = row;
    return `| ${[
      `${work.name}, ${work.kind}`,
      many.perSecond.toFixed(0),
      yardMany.perSecond.toFixed(0),
      (many.perSecond / yardMany.perSecond).toFixed(3),
      leanMany.perSecond.toFixed(0),
      (many.perSecond / leanMany.perSecond).toFixed(3),
      `${(two.perSecond / many.perSecond).toFixed(2)} ×`,
      [many.p50, many.p95, many.p99].map((ms) => ms.toFixed(1)).join(' · '),
      `${one.p50.toFixed(1)} (${yardOne.p50.toFixed(2)})`,
      statements.toFixed(1),
      cpuMs.toFixed(1),
      weight ? `${kb(weight.html)} (${kb(weight.payload)})` : kb(many.bytes),
      weight ? `${kb(weight.js)} · ${kb(weight.css)}` : '',
    ].join(' | ')} |`;
  });
  const { readyMs, idleMb, loadedMb, posts } = report;
  return [
    `${posts.toLocaleString('en')} posts; 16 connections; ${new Date().toISOString().slice(0, 16)} UTC`,
    '',
    header,
    header.replace(/[^|]+/g, ' --- '),
    ...lines,
    '',
    `Start to first answer ${(readyMs / 1000).toFixed(1)} s; memory ${idleMb.toFixed(0)} MB idle, ${loadedMb.toFixed(0)} MB after load`,
    '',
    ...missed(report),
    '',
  ].join('\n');
}

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1024).toFixed(1);

/** @param {Report} report @returns {string[]} */
function missed(report) {
  const found = report.rows.flatMap(missedBy);
  const deep = report.rows.find(({ work }) => work.name.startsWith('group, page'));
  const first = report.rows.find(({ work }) => work.name === 'group' && work.kind === 'page');
  const slower = deep && first ? first.many.perSecond / deep.many.perSecond : 1;
  const { readyMs, idleMb, loadedMb } = report;
  if (slower > budgets.deep) found.push(`deep page: ${slower.toFixed(2)} × the first`);
  if (readyMs > budgets.readyMs) found.push(`start: ${readyMs.toFixed(0)} ms`);
  if (idleMb > budgets.idleMb) found.push(`memory idle: ${idleMb.toFixed(0)} MB`);
  if (loadedMb > budgets.loadedMb) found.push(`memory after load: ${loadedMb.toFixed(0)} MB`);
  return found.length > 0 ? ['Missed:', ...found.map((line) => `- ${line}`)] : ['Every budget is met.'];
}

/** @param {Row} row @returns {string[]} */
function missedBy({ work, one, many, two, yardOne, yardMany, statements, cpuMs, weight }) {
  const { kind, cards } = work;
  const ratio = many.perSecond / yardMany.perSecond;
  const slower = one.p50 / yardOne.p50;
  const gain = two.perSecond / many.perSecond;
  const perCard = weight && cards ? (weight.html - weight.frame) / cards : 0;
  const perContent = weight && work.name === 'article' ? (weight.html - weight.frame) / weight.content : 0;
  /** @type {[boolean, string][]} */
  const checks = [
    [many.failed > 0, `${many.failed} answers were refusals`],
    [ratio < budgets.ratio[kind], `${ratio.toFixed(3)} of the yardstick, must be ${budgets.ratio[kind]}`],
    [
      slower > budgets.slower[kind],
      `${slower.toFixed(1)} × as slow at one connection, at most ${budgets.slower[kind]}`,
    ],
    [
      statements > budgets.statements[kind] + 0.5,
      `${statements.toFixed(1)} statements, at most ${budgets.statements[kind]}`,
    ],
    [kind === 'page' && gain < budgets.two, `two processes ${gain.toFixed(2)} × one, must be ${budgets.two}`],
    [kind === 'page' && cpuMs > budgets.cpuMs, `${cpuMs.toFixed(1)} ms of CPU, at most ${budgets.cpuMs}`],
    [perCard > budgets.card, `${kb(perCard)} KB of HTML a card, at most ${kb(budgets.card)}`],
    [
      perContent > budgets.article,
      `HTML is ${perContent.toFixed(1)} × the content, at most ${budgets.article}`,
    ],
    [(weight?.js ?? 0) > budgets.js, `${kb(weight?.js ?? 0)} KB of JavaScript, at most ${kb(budgets.js)}`],
    [(weight?.css ?? 0) > budgets.css, `${kb(weight?.css ?? 0)} KB of CSS, at most ${kb(budgets.css)}`],
  ];
  return checks.filter(([isMissed]) => isMissed).map(([, line]) => `${work.name}, ${kind}: ${line}`);
}
