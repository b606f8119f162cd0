import type { DemoPost } from './types';

export const product: DemoPost[] = [
  {
    title: 'Berth 4.8: bigger buttons, an honest battery',
    by: ['mateus', 'layla'],
    at: { days: 1, time: '09:30' },
    category: 'Berth',
    image: 'coral-dusk',
    featured: true,
    warmth: 0.7,
    body: `
<p>You asked for a bigger button or smaller rain. One of those was in our power.</p>
<h2>Bigger buttons</h2>
<p>Everything that is pressed on a quay is now at least fifteen millimetres, on every phone we know of, with four millimetres of nothing around it. We tested with leather, wool, rubber and neoprene. Neoprene still loses.</p>
<h2>An honest battery</h2>
<p>The old symbol had five steps and a sense of humour. The new one shows days, counted from how that very pedestal has behaved in the last two weeks.</p>
<pre><code class="language-ts">// Days left, from the last fortnight's own draw. Cold counts twice.
export function daysLeft(pedestal: Pedestal): number {
  const draw = median(pedestal.draws.slice(-14));
  return Math.floor(pedestal.charge / (draw * (pedestal.celsius &lt; 0 ? 2 : 1)));
}</code></pre>
<h2>Also in this release</h2>
<ul><li>Moving a boat keeps its note</li><li>The berth list prints on one page again, as it should always have done</li><li>Portuguese, reviewed by people who moor boats</li></ul>
<div data-callout="success"><p>Rolling out by time zone, from the east. Support gets the notes and a list of who sees what first.</p></div>`,
    comments: [
      ['freja', 'The battery alone will save us forty calls a week. Thank you.'],
      ['hana', 'Minus five in the tank: predicted 11 days, got 10. I am almost disappointed.'],
      ['bjork', '“Cold counts twice” is the best comment in the code base.'],
      ['malgorzata', 'It was a review suggestion that got out of hand.'],
    ],
    talk: 1,
  },
  {
    title: 'Tideboard learns about wind',
    by: ['zoe', 'oluwaseun'],
    at: { days: 5, time: '13:00' },
    category: 'Tideboard',
    image: 'teal-night',
    warmth: 0.55,
    body: `
<p>The moon gives you the tide. The wind gives you the rest, and in a narrow fjord the rest can be forty centimetres.</p>
<p>From today Tideboard shows both: the astronomical tide as a line, and what we think the wind will do to it as a band. Where the band touches the sill of a lock, the board says so in words.</p>
!{chart|Predicted against measured, Käringön, three weeks. The band held on all days but one.}
<h2>How sure are we?</h2>
<p>Sure enough to show it, not sure enough to hide the line. On all days but one in the trial the water stayed inside the band. On that one day a ferry turned around.</p>
<p>It is off by default and on for the eleven harbours of the trial. Turn it on for a harbour in its settings, under Water.</p>`,
    comments: [
      ['cagla', 'The ferry is now a feature in the model. I am not joking.'],
      ['eleni', 'Can I have this for Ermoupoli before the meltemi starts?'],
      ['zoe', 'You can have it this afternoon.'],
    ],
  },
  {
    title: 'Why the map got faster',
    by: ['anh'],
    at: { days: 12, time: '10:15' },
    category: 'Platform',
    warmth: 0.5,
    body: `
<p>The harbour map took 2.4 seconds to appear on a five-year-old phone. It now takes 0.6. Nothing clever happened; we stopped doing things.</p>
<ol><li>We drew every berth in the archipelago, then zoomed in. Now we zoom first.</li><li>We asked the server for the same tide eleven times. Now we ask once and tell the other ten.</li><li>Each boat had a shadow. Nobody had noticed the shadows.</li></ol>
<pre><code class="language-text">first paint, Pixel 4a, quay side
  before   2410 ms
  zoom     1280 ms
  tide      840 ms
  shadows   610 ms</code></pre>
<p>If you miss the shadows, write to me. So far: nobody.</p>`,
    comments: [
      ['layla', 'I miss the shadows.'],
      ['anh', 'You drew them.'],
      ['layla', 'That is how I know.'],
    ],
  },
  {
    title: 'Pedestal 3: what goes into the tank next week',
    by: ['hana', 'luca', 'yijun'],
    at: { days: 19, time: '08:00' },
    category: 'Pedestals',
    image: 'rust',
    warmth: 0.45,
    body: `
<p>Six prototypes of the third pedestal go into the salt-water tank on Monday and stay there until somebody gives up.</p>
<h2>What is new</h2>
<ul><li>One casting instead of three plates: 14 screws fewer</li><li>The relay sits above the highest water of the last fifty years, not the last twenty</li><li>A door that opens towards the person, not towards the boat</li></ul>
<h2>What we do to it</h2>
<table><thead><tr><th>Test</th><th>How long</th><th>Passes when</th></tr></thead><tbody>
<tr><td>Submerged, 1.2 m</td><td>14 days</td><td>Dry inside</td></tr>
<tr><td>Ice, thaw, ice</td><td>40 cycles</td><td>Door opens with one hand</td></tr>
<tr><td>Dropped on granite</td><td>Once</td><td>We are all brave enough to look</td></tr>
</tbody></table>
<p>Visitors welcome. Not in good shoes.</p>`,
    comments: [
      ['viktor', 'Can the apprentice do the granite one?'],
      ['hana', 'The apprentice is why we have the granite one.'],
    ],
  },
  {
    title: 'Firmware 2.31 and the mystery of the eleventh minute',
    by: ['yijun'],
    at: { days: 27, time: '15:20' },
    category: 'Pedestals',
    warmth: 0.5,
    body: `
<p>For a year, about one pedestal in six hundred restarted eleven minutes after midnight. Only in winter. Never in the tank. Here is what it was.</p>
<p>At midnight each box tidies its log. In winter it also checks the heater. The two used the same small piece of memory, which was fine, unless the log was exactly 4,096 bytes long. Then the heater wrote its temperature over the first byte of the clock.</p>
<pre><code class="language-c">/* Each owner its own page. Four bytes are cheaper than a night. */
static uint8_t log_page[LOG_PAGE];
static uint8_t heater_page[HEATER_PAGE];</code></pre>
<p>It is fixed in 2.31, which is on 300 boxes since Thursday and on all of them by the end of the month. If you met this in the field and were told to “try turning it off and on”: sorry. That was the right answer for the wrong reason.</p>`,
    comments: [
      ['soren', 'Four hundred nights of logs, read by hand. Please everybody buy Yi-Chun a coffee.'],
      ['inigo', 'I told a harbour master it was ghosts. He was happier then.'],
    ],
  },
  {
    title: 'Android: the offline queue you can see',
    by: ['tane', 'ewa'],
    at: { days: 35, time: '11:30' },
    category: 'Berth',
    image: 'indigo',
    warmth: 0.4,
    body: `
<p>The app always kept what you did while there was no signal. It just never said so, and people pressed again. Now there is a small tray at the bottom: three things waiting, two sent, none lost.</p>
<p>You can open it, you can change your mind about something that is still waiting, and when two people have given away the same berth it shows both and asks, instead of quietly believing the later one.</p>
<p>@{ewa} walked the length of the north pier forty times with the phone in a metal lunch box. We now own a metal lunch box.</p>`,
    comments: [
      [
        'kwame',
        'A harbour master asked yesterday whether the tray could be turned off. Then he asked whether it could be bigger.',
      ],
    ],
  },
  {
    title: 'Words we changed, and why',
    by: ['bjork', 'chloe'],
    at: { days: 43, time: '09:10' },
    category: 'Platform',
    warmth: 0.45,
    body: `
<p>Sixty messages in the product said “an error occurred”. None of them does any more. A sample:</p>
<table><thead><tr><th>It said</th><th>It says</th></tr></thead><tbody>
<tr><td>Operation failed.</td><td>Berth 12 is already taken by <em>Alma</em>. Choose another, or ask her to move.</td></tr>
<tr><td>Invalid input.</td><td>A boat cannot be longer than 60 metres here. Did you mean feet?</td></tr>
<tr><td>Connection lost.</td><td>No signal. Your three changes are safe on this phone and will be sent when it returns.</td></tr>
</tbody></table>
<p>The rule we used: say what happened, say what is safe, say what to do. In that order, in that few words.</p>`,
    comments: [['yuki', '“Did you mean feet?” has already ended two tickets before they began.']],
  },
  {
    title: 'A second login step, without a phone',
    by: ['samir', 'soren'],
    at: { days: 57, time: '14:45' },
    category: 'Platform',
    warmth: 0.35,
    body: `
<p>Harbour offices share a telephone, a kettle and, it turns out, a password. So the second step cannot be a text message to one person’s pocket.</p>
<p>From this release a harbour can put a small key on the office hook. Touch it to the reader, and you are in for the day. Whoever leaves last takes the key off the hook; the board shows if nobody did.</p>
<div data-callout="danger"><p>Keys are sent by post with a tracking number. Never photograph one and mail the picture; the code on the back is the key.</p></div>`,
  },
  {
    title: 'Tideboard in the window: e-paper trial',
    by: ['zoe', 'layla'],
    at: { days: 70, time: '12:00' },
    category: 'Tideboard',
    image: 'paper',
    contain: true,
    warmth: 0.5,
    body: `
<p>Ten harbour offices have a sheet of paper in the window with today’s high water on it. We have built a sheet of paper that changes itself.</p>
<p>It is thirteen inches of e-paper behind the glass, with a solar cell the size of a playing card. It updates four times an hour and it can be read in full sun, which is more than can be said of anything else we make.</p>
<p>The trial runs in Falmouth, Käringön and Le Palais until the clocks change.</p>`,
    comments: [
      ['callum', 'A queue of tourists photographs it every morning. They think it is art.'],
      ['layla', 'They are correct.'],
    ],
  },
  {
    title: 'What we are not building this year',
    by: ['priya'],
    at: { days: 88, time: '08:40' },
    category: 'Platform',
    warmth: 0.65,
    body: `
<p>Plans say what will happen. This one says what will not, so that nobody waits.</p>
<ul><li><strong>A payment terminal.</strong> Other people make good ones. We will talk to them.</li><li><strong>A chat.</strong> Harbours have channel 12.</li><li><strong>Drones.</strong> No.</li><li><strong>A dashboard for the dashboard.</strong> If a page needs a page to explain it, we change the first page.</li></ul>
<p>If one of these hurts, come and tell me which harbour it hurts in. I have changed my mind before, usually on a pontoon.</p>`,
    comments: [
      ['siobhan', 'May I print “Drones. No.” on a mug?'],
      ['priya', 'You may.'],
      ['aoife', 'Mugs ordered.'],
    ],
  },
  {
    title: 'Allocator: from greedy to patient',
    by: ['malgorzata'],
    at: { days: 104, time: '10:00' },
    category: 'Berth',
    warmth: 0.35,
    body: `
<p>When a boat calls in, the allocator gave it the best free berth. That is greedy, and by six in the evening the long berths were full of short boats.</p>
<p>The new one waits a little: it looks at what usually comes on such a day and keeps the long berths for the boats that need them. In a replay of last July across thirty harbours it turned away 212 boats. The old one turned away 391.</p>
<p>It explains itself, too. Press and hold a suggestion and it says why in one sentence.</p>`,
  },
  {
    title: 'Maps without the internet, part one',
    by: ['anh', 'ravi'],
    at: { minutes: 1500 },
    category: 'Platform',
    draft: true,
    body: `
<p>Half of our harbours have a place where there is no signal, and it is always the place where you need the map.</p>
<h2>What fits</h2>
<p>A harbour and the ten miles around it are 11 MB. We would keep the three that a phone visited last.</p>
<p><em>Anh to add: the drawing of what happens at the edge.</em></p>`,
  },
];
