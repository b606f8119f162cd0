import type { DemoPost } from './types';

export const leadership: DemoPost[] = [
  {
    title: 'Board meeting: papers and the one decision we need',
    by: ['ingrid'],
    at: { days: 4, time: '17:00' },
    category: 'Board',
    warmth: 0.9,
    body: `
<p>Papers are attached below. Please read section four before Tuesday; the rest can be read in the lift.</p>
<h2>The decision</h2>
<p>Do we build Pedestal 3 ourselves for a third year, or with the foundry in Trollhättan? Søren and Fatima set out both in two pages each.</p>
<ul><li>Ourselves: slower, ours, two more people in the workshop</li><li>With them: four weeks to install instead of thirteen, and a contract that Nils has called “survivable”</li></ul>`,
    comments: [
      ['soren', 'I have changed my mind since writing my two pages. The foundry.'],
      ['jurgen', 'So have I, in the other direction. Tuesday will be good.'],
    ],
    talk: 2,
  },
  {
    title: 'Pay review: the principle and the budget',
    by: ['jurgen', 'asa'],
    at: { days: 20, time: '08:00' },
    category: 'Planning',
    warmth: 0.9,
    body: `
<p>Four per cent of the wage bill, of which one point is kept for closing gaps that Åsa’s comparison found. Nobody is told a number before their own conversation.</p>
<div data-callout="danger"><p>Not for forwarding. The comparison names roles held by one person.</p></div>`,
  },
  {
    title: 'Next year on one page',
    by: ['priya', 'ingrid'],
    at: { days: 41, time: '10:30' },
    category: 'Planning',
    warmth: 0.8,
    body: `
<p>Three things, in order. If the first one slips, the others wait.</p>
<ol><li>Thirteen weeks to six</li><li>Pedestal 3 in forty harbours</li><li>A second product line is <em>not</em> started</li></ol>`,
    comments: [['siobhan', 'I can sell six weeks. I cannot sell thirteen with a smile any longer.']],
  },
  {
    title: 'Succession: who knows what only one person knows',
    by: ['asa'],
    at: { minutes: 2900 },
    category: 'Planning',
    draft: true,
    body: `<p>A list of eleven things that one of us knows and nobody else does. Fill in your own before Friday; it stays in this group.</p>`,
  },
];
