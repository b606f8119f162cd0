import type { DemoPost } from './types';

export const fika: DemoPost[] = [
  {
    title: 'Dmytro’s after-the-pager buns',
    by: ['dmytro'],
    at: { days: 2, time: '06:45' },
    category: 'Kitchen',
    image: 'apricot',
    warmth: 0.7,
    body: `
<p>By popular demand, and because the storm write-up is done. Makes twenty-four, or twelve if @{ravi} is in.</p>
<h2>You need</h2>
<ul><li>600 g strong flour</li><li>300 ml milk, warm, not hot</li><li>100 g butter, soft</li><li>90 g sugar</li><li>25 g fresh yeast</li><li>Two teaspoons of cardamom, crushed by somebody who is angry</li></ul>
<h2>You do</h2>
<ol><li>Mix, knead ten minutes, rest one hour (one incident review)</li><li>Roll out, spread butter, sugar and cinnamon, fold, cut, knot</li><li>Rest again, 30 minutes</li><li>225 degrees for nine minutes. Not ten.</li></ol>
<p>They freeze well. Nobody has ever found out.</p>`,
    comments: [
      ['ravi', 'I feel seen.'],
      ['asa', 'Can confirm: not ten.'],
      ['gunnar', 'Salt in the butter, as my grandmother did.'],
      ['dmytro', 'Next week: Gunnar’s grandmother’s version.'],
    ],
    talk: 1,
  },
  {
    title: 'Sunday sail, weather permitting, and it never does',
    by: ['ingrid', 'callum'],
    at: { days: 8, time: '16:00' },
    category: 'On the water',
    image: 'dawn-blue',
    warmth: 0.5,
    body: `
<p>The old Folkboat is back in the water and so is her owner’s optimism. On Sunday at ten from the slipway: out past the island, lunch on a rock, home before it gets dark or interesting.</p>
<p>Five places. No experience needed; there are ropes and we will tell you which. Bring a wool jumper, even if you do not believe us.</p>`,
    comments: [
      ['viktor', 'One place for me please!'],
      ['noor', 'And me, if Sunday exists on a student timetable.'],
      ['asa', 'I will bring soup.'],
    ],
    talk: 3,
  },
  {
    title: 'The boathouse dogs, ranked by how much work they do',
    by: ['freja', 'kwame'],
    at: { days: 15, time: '12:30' },
    category: 'Animals',
    warmth: 0.8,
    body: `
<ol><li><strong>Ankare</strong> (Gunnar). Guards the lathe. Has never left the workshop voluntarily.</li><li><strong>Semla</strong> (Freja). Answers the first-floor door before the bell rings.</li><li><strong>Doctor</strong> (Nils). Attends all contract negotiations, asleep.</li><li><strong>Pixel</strong> (Anh). Frontend only.</li></ol>
<p>Corrections in the comments. Ankare’s lawyer is on the third floor.</p>`,
    comments: [
      ['nils', 'Doctor is not asleep. Doctor is considering.'],
      ['anh', 'Pixel also did the onboarding for Viktor.'],
      ['viktor', 'It was thorough.'],
      ['siobhan', 'No mention of the Falmouth cat. She has noticed.'],
    ],
    talk: 2,
  },
  {
    title: 'Book circle: “The Shipping News”, and what is next',
    by: ['bjork'],
    at: { days: 22, time: '17:10' },
    category: 'Reading',
    warmth: 0.35,
    body: `
<p>Nine of us, two copies with notes in the margin, one strong opinion about knots. Verdict: slow, cold, warm. Eight would read it again and one already had.</p>
<h2>Next time</h2>
<p>We vote between these three until Friday:</p>
<ul><li>“The Summer Book” by Tove Jansson</li><li>“The Old Man and the Sea”, because somebody always says it</li><li>“The Logbooks”, a history of tide tables, because @{zoe} always says it</li></ul>`,
    comments: [
      ['zoe', 'It is very good. There is a chapter on cheating.'],
      ['tane', 'Vote for Jansson. I will bring the film.'],
    ],
  },
  {
    title: 'Desk plants: an amnesty',
    by: ['maja'],
    at: { days: 34, time: '09:55' },
    category: 'Kitchen',
    warmth: 0.5,
    body: `
<p>If you have been looking after a plant that belongs to somebody who left, this is the week to say so. No questions. It gets a label with your name, a place on the new third floor and a proper watering rota.</p>
<p>If you have been <em>failing</em> to look after such a plant: the same week, the same amnesty, a smaller label.</p>`,
    comments: [
      ['soren', 'The palm is mine now. It was always mine.'],
      ['maja', 'Labelled.'],
    ],
  },
  {
    title: 'Gig rowing: beginners’ evening in Falmouth',
    by: ['callum', 'tane'],
    at: { days: 47, time: '18:00' },
    category: 'On the water',
    warmth: 0.3,
    body: `
<p>Six oars, one cox, thirty-two feet of elm. Tuesday at six from Custom House Quay, for anybody who is in Falmouth that week or would like an excuse to be.</p>
<p>You will be sore on Wednesday. You will sign up on Thursday.</p>`,
    comments: [['wren', 'It is Thursday.']],
  },
  {
    title: 'Thursday lunches: who cooks when',
    by: ['luca', 'fatima'],
    at: { days: 61, time: '10:20' },
    category: 'Kitchen',
    warmth: 0.6,
    body: `
<p>The list for the next eight Thursdays. The rule is still: cook what you would cook at home, for as many as there are chairs.</p>
<table><thead><tr><th>Week</th><th>Cooks</th><th>Threatened dish</th></tr></thead><tbody>
<tr><td>1</td><td>Luca</td><td>Risotto, standing up</td></tr>
<tr><td>2</td><td>Priya and Ravi</td><td>Sambar, “mild”</td></tr>
<tr><td>3</td><td>Gunnar</td><td>Fish soup; no substitutions</td></tr>
<tr><td>4</td><td>Fatima</td><td>Couscous with seven vegetables</td></tr>
<tr><td>5</td><td>Jürgen</td><td>Käsespätzle, receipts included</td></tr>
<tr><td>6</td><td>Seun and Kwame</td><td>The jollof debate, live</td></tr>
<tr><td>7</td><td>Yi-Chun</td><td>Beef noodle soup</td></tr>
<tr><td>8</td><td>Samir</td><td>A secret</td></tr>
</tbody></table>`,
    comments: [
      ['kwame', 'Week 6 is not a debate. It is a demonstration.'],
      ['oluwaseun', 'Agreed. Of mine.'],
      ['samir', 'The secret is couscous. Sorry, Fatima.'],
      ['fatima', 'Eight vegetables, then.'],
    ],
    talk: 3,
  },
  {
    title: 'Lost: one left glove. Found: four right gloves',
    by: ['ewa'],
    at: { days: 79, time: '13:35' },
    category: 'Animals',
    warmth: 0.45,
    body: `<p>They are on the radiator by the first-floor stairs. If one of them is yours, take it. If one of them has your initials and a hole in the thumb, Semla says sorry.</p>`,
    comments: [
      ['freja', 'Semla says nothing without her lawyer.'],
      ['nils', 'Doctor is considering.'],
    ],
  },
  {
    title: 'A playlist for long drives to small harbours',
    by: ['rafael', 'inigo'],
    at: { days: 98, time: '15:15' },
    category: 'Reading',
    warmth: 0.3,
    body: `
<p>Eleven hours from Gothenburg to Ærøskøbing and back, with a ferry in the middle. This is what we learned about music.</p>
<ul><li>Fado before noon is a mistake</li><li>The ferry has a jukebox and it has one song</li><li>Podcasts about cables are better than you think</li></ul>
<blockquote><p>If you can hear the trailer, turn it down. If you cannot hear the trailer, stop and look.</p></blockquote>`,
    comments: [
      ['gunnar', 'The last line should be in the Handbook.'],
      ['tomas', 'It is now.'],
    ],
  },
  {
    title: 'Secret Santa: rules, as few as possible',
    by: ['asa'],
    at: { minutes: 320 },
    category: 'Kitchen',
    draft: true,
    body: `<p>One present. Under 150 kronor, or made, or found. No mugs that say “Drones. No.”; everybody has one.</p><p>Names are drawn on the first Thursday of December.</p>`,
  },
];
