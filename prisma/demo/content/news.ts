import type { DemoPost } from './types';

export const news: DemoPost[] = [
  {
    title: 'The new boathouse opens on Monday',
    by: ['maja', 'tomas'],
    at: { minutes: 140 },
    category: 'Places',
    image: 'dawn',
    featured: true,
    warmth: 0.75,
    excerpt:
      'Doors at nine. How to get in, where your team sits, and why the ground floor smells of tar until Friday.',
    body: `
<p>After eleven months of drilling we are moving. On Monday at nine the doors of the new boathouse at Lindholmen open, and by lunch everybody who works in Gothenburg should have a desk, a locker and a badge that beeps the right way.</p>
<div data-callout="info"><p><strong>Before Friday:</strong> pack your desk, label the boxes with your name and floor, and leave the plants to the plant people.</p></div>
<h2>How to get in</h2>
<p>Your old card works until Wednesday. Pick up the new one from @{maja} at the front desk and bring something with a photograph on it. Visitors are registered by their host, not at the door.</p>
<blockquote><p>The building knows two things: who you are, and whether you closed the fridge.</p></blockquote>
<h2>Where your team sits</h2>
<table><thead><tr><th>Floor</th><th>Who</th><th>Noise</th></tr></thead><tbody>
<tr><td>Ground</td><td>Workshop, hardware, the slipway</td><td>Yes</td></tr>
<tr><td>First</td><td>Support, sales, customer success</td><td>Telephones</td></tr>
<tr><td>Second</td><td>Engineering, design, product</td><td>Keyboards</td></tr>
<tr><td>Third</td><td>People, finance, legal, the quiet room</td><td>Please no</td></tr>
</tbody></table>
!{plan|The second floor. The round thing is not a meeting room; it is the old winch, and it stays.}
<h2>The first week</h2>
<ul data-list="check"><li data-checked="true"><p>Network on all four floors</p></li><li data-checked="true"><p>Sixty places for bicycles, under a roof, with a pump</p></li><li data-checked="false"><p>Heating on the stairs (Tuesday)</p></li><li data-checked="false"><p>The espresso machine (we are all hoping)</p></li></ul>
<p>Questions belong in <a href="/groups/ask-the-crew">Ask the crew</a>. The answer to the most common one is: yes, dogs, on the ground and first floor.</p>`,
    comments: [
      ['kwame', 'Is the freight lift working yet, or do we carry the support monitors up like last time?'],
      ['maja', 'Working since yesterday. It talks. You get used to it.'],
      ['gunnar', 'The smell is good for you.'],
      ['yuki', 'Sixty places for bicycles is the best sentence in this post.'],
    ],
  },
  {
    title: 'Two hundred harbours',
    by: ['ingrid'],
    at: { days: 3, time: '07:30' },
    category: 'Customers',
    image: 'coral',
    featured: true,
    warmth: 0.95,
    body: `
<p>At 16:42 yesterday the harbour of Kuressaare went live, and that makes two hundred. I have been trying to write something dignified about it since, and I keep coming back to the first one.</p>
<p>In 2011 Käringön had a notebook on a string. If the page was wet, nobody knew which berth was free. Lars-Erik let me bolt a grey box to his quay on the condition that I would come back and unbolt it when it stopped working. It is still there. It is on its third battery.</p>
<h2>What two hundred means</h2>
<ul><li>11,340 berths, of which 61 per cent are guest berths</li><li>4,900 power pedestals, of which all but nine are talking to us right now</li><li>One harbour master who still keeps the notebook, and compares</li></ul>
<p>Thank you to everybody who stood on a cold pontoon for this. There is cake in Gothenburg, Falmouth and Lisbon at three, and @{freja} has the support desk covered so that support can have some too.</p>`,
    comments: [
      ['freja', 'Support has had cake. Support would like it minuted that the cake was lemon.'],
      ['callum', 'Penberth was number 17. Morwenna still says seventeen is the only one that matters.'],
      [
        'bo',
        'Tõnis sent a photograph of the switch-on with the whole sailing school in it. I will put it in Files.',
      ],
      ['inigo', 'I still have the spanner from number 3. Well, Lekeitio has it.'],
      ['ingrid', 'Íñigo, we know.'],
      ['cagla', 'Nine silent pedestals is 0.18 per cent. Six of those are under snow.'],
    ],
    talk: 2,
  },
  {
    title: 'The quarter in five numbers',
    by: ['jurgen', 'cagla'],
    at: { days: 6, time: '09:00' },
    category: 'Numbers',
    image: 'amber',
    warmth: 0.8,
    body: `
<p>Orders up nine per cent, returns down by half, and the one number that worries us. Here is the quarter, as short as we could make it.</p>
<h2>Five numbers</h2>
<table><thead><tr><th>What</th><th>This quarter</th><th>Last quarter</th></tr></thead><tbody>
<tr><td>New harbours</td><td data-align="right">14</td><td data-align="right">11</td></tr>
<tr><td>Recurring revenue, MSEK</td><td data-align="right">18.6</td><td data-align="right">17.1</td></tr>
<tr><td>Pedestals returned</td><td data-align="right">23</td><td data-align="right">48</td></tr>
<tr><td>Median first answer, minutes</td><td data-align="right">8.4</td><td data-align="right">9.1</td></tr>
<tr><td>Weeks to install after signing</td><td data-align="right">13</td><td data-align="right">9</td></tr>
</tbody></table>
!{chart|Weeks from signature to switch-on. The bump is relays; the second bump is also relays.}
<h2>The one that worries us</h2>
<p>Thirteen weeks is too long. A harbour that signs in March wants to be open in May, and this spring three were not. @{fatima} has found a second source for the relay, and @{hana} is testing it in the tank with the enthusiasm you would expect.</p>
<h3>What we are doing</h3>
<ol><li>Two hundred boards on the shelf, always, from October</li><li>Installations planned by region instead of by signature date</li><li>A field engineer in Genoa from January</li></ol>
<p>The figures, for those who like them raw. Questions at the all-hands, or to either of us over lunch.</p>
#{quarter}`,
    comments: [
      ['siobhan', 'Planning by region would have saved me four apologies this spring. Thank you.'],
      ['noor', 'Could we see the install weeks split by country? I suspect one ferry timetable.'],
      ['cagla', 'It is one ferry timetable. Chart to follow.'],
    ],
    talk: 2,
  },
  {
    title: 'Welcome, Viktor and Noor',
    by: ['asa'],
    at: { days: 9, time: '08:15' },
    category: 'People',
    warmth: 0.7,
    body: `
<p>Two new colleagues this month, and both of them have already fixed something.</p>
<p><strong>@{viktor}</strong> is our first apprentice in four years. He will spend two years in the workshop with @{gunnar} and six weeks with each of the field crews. On his second day he found out why the lathe sings.</p>
<p><strong>@{noor}</strong> joins the data team from Delft for two days a week while she writes her thesis about waiting for locks. She has asked for eleven years of gate times and, to everybody’s surprise, we have them.</p>
<p>Please show them where the good biscuits are.</p>`,
    comments: [
      ['viktor', 'It was a loose belt guard. But thank you.'],
      ['gunnar', 'It has sung since 1994. I miss it.'],
      ['asa', 'The good biscuits are behind the printer paper. Pass it on.'],
      ['noor', 'Found them.'],
    ],
    talk: 3,
  },
  {
    title: 'Camogli goes live, in the rain',
    by: ['rafael', 'eleni'],
    at: { days: 13, time: '15:40' },
    category: 'Customers',
    image: 'storm',
    warmth: 0.55,
    body: `
<p>Forty-one berths, twelve pedestals, one very steep ramp. Camogli switched on at ten on Tuesday in a downpour that Giulia, the harbour master, described as “a bit of air”.</p>
<p>The installation took three days instead of four because the old cable ducts turned out to be dry. Nobody could explain it. We photographed them.</p>
<blockquote><p>For the first time in thirty years I know who is in berth nineteen before his wife does.</p></blockquote>
<p>What we learned, for the next steep ramp:</p>
<ul><li>Bring the short trolley, not the long one</li><li>The pedestal’s base plate wants a fourth shim on cobbles</li><li>Focaccia is breakfast</li></ul>`,
    comments: [
      ['luca', 'A fourth shim goes into the kit from next week.'],
      ['hana', 'Please send me the photograph of the dry duct. I do not believe you.'],
    ],
  },
  {
    title: 'How we will work over the winter break',
    mustReadIn: 5,
    by: ['asa', 'freja'],
    at: { days: 17, time: '10:05' },
    category: 'Company',
    warmth: 0.8,
    body: `
<p>Halyard closes for the winter break from the 23rd to the 2nd. The boathouse stays open; the heating will sulk.</p>
<h2>Who is on watch</h2>
<p>Support runs a duty of one, with @{ravi} or @{dmytro} behind them. Harbours south of the Alps do not stop for us, so if you sold something there, leave your notes in the ticket and not in your head.</p>
<h2>Leave</h2>
<p>You do not need to book these days. If you work one of them, take another in January, and do take it.</p>
<div data-callout="warning"><p>Change freeze: nothing is released after the 19th that cannot wait until the 7th. If it cannot wait, it needs two people who are both awake.</p></div>`,
  },
  {
    title: 'We are keeping four-day weeks in July',
    by: ['asa'],
    at: { days: 24, time: '08:30' },
    category: 'Company',
    image: 'meadow',
    warmth: 0.9,
    body: `
<p>Last July we tried four-day weeks with full pay and a rota, and promised to look at the numbers honestly. We did.</p>
<ul><li>Median first answer in support: 8.9 minutes, against 9.0 the July before</li><li>Releases: 31, against 33</li><li>Sick days: 12, against 29</li><li>People who said they would rather not: one, and he has since bought a kayak</li></ul>
<p>So we keep it. The rota for next summer opens in March. Field crews get the same days as a block in September, because July is when the quays are busy.</p>`,
    comments: [
      ['jurgen', 'For the record, it is a very good kayak.'],
      ['rafael', 'Thank you for the September block. It makes this real for us too.'],
      ['wren', 'Payroll is ready. Payroll was ready last year.'],
    ],
    talk: 4,
  },
  {
    title: 'A word about the storm of the 9th',
    by: ['ingrid', 'ravi'],
    at: { days: 31, time: '12:20' },
    category: 'Company',
    image: 'night',
    warmth: 0.85,
    body: `
<p>Between two and seven on the morning of the 9th, thirty-four harbours lost their mobile link at the same time as their water rose a metre and a half. Nobody was hurt. Two pontoons are in places where pontoons should not be.</p>
<h2>What worked</h2>
<p>Every pedestal did what it does when it cannot reach us: it cut shore power below the waterline, kept the lights on, and remembered. When the links came back, 4,100 readings arrived in nine minutes and the graphs closed up behind them.</p>
<h2>What did not</h2>
<p>The status page told people that all was well for twenty-two minutes, because the thing that checks was behind the same mast. That is ours to fix, and it is fixed: the checks now run from three countries, one of which has mountains.</p>
<h2>Thank you</h2>
<p>@{yuki} answered forty-six calls between three and eight. @{inigo} drove. @{kwame} came in on his day off with cinnamon buns and did not mention it, so we are mentioning it.</p>`,
    comments: [
      ['yuki', 'Forty-seven. One was a wrong number but he also had a boat.'],
      [
        'siobhan',
        'Three harbour masters have written to say they felt looked after. One of them never writes.',
      ],
      [
        'samir',
        'The write-up is in the Handbook under incidents, with the timeline. Please read the part about the mast.',
      ],
      ['kwame', 'They were only supermarket buns.'],
      ['yuki', 'They were the best buns of my life.'],
    ],
    talk: 3,
  },
  {
    title: 'New price list from the first of the month',
    by: ['siobhan'],
    at: { days: 38, time: '09:45' },
    category: 'Customers',
    warmth: 0.45,
    body: `
<p>The new list is in Files, under Sales. Three things change and everything else stays.</p>
<ol><li><strong>Berth</strong> is priced by berth again, not by user. Harbour masters share one login anyway; let us stop pretending.</li><li><strong>Tideboard</strong> is included from fifty berths.</li><li><strong>Installation</strong> has one price a country, ferry included.</li></ol>
<p>Offers that are out keep their prices for ninety days. If you gave somebody a discount in a conversation, tell me before I hear it from them.</p>
#{prices}`,
  },
  {
    title: 'Lisbon has a door of its own',
    by: ['mateus', 'maja'],
    at: { days: 45, time: '11:00' },
    category: 'Places',
    image: 'lilac',
    warmth: 0.6,
    body: `
<p>The Lisbon office is no longer a table in somebody else’s kitchen. From today it is forty square metres at Cais do Sodré, second floor, with a door that says Halyard and a lift that says otherwise.</p>
<p>Six desks, one very good window, and a terrace that we are allowed to use until nine. Visiting colleagues are welcome: put yourself in the desk calendar and bring something from your own harbour to eat.</p>
<h2>Getting there</h2>
<p>Green line to Cais do Sodré, leave by the river side, look for the blue awning. The code for the street door is on the visiting page in the Handbook.</p>`,
    comments: [
      ['tane', 'Does the very good window face the river?'],
      ['mateus', 'It faces a very good wall. If you lean, the river.'],
    ],
  },
  {
    title: 'The customer survey, read aloud',
    by: ['chloe', 'priya'],
    at: { days: 52, time: '13:10' },
    category: 'Customers',
    warmth: 0.5,
    body: `
<p>One hundred and twelve harbour masters answered. Instead of a chart, here are six sentences, chosen because each of them was said by at least ten people in some form.</p>
<ul><li>“When it rains I take off my gloves to press your button. Make the button bigger or the rain smaller.”</li><li>“I trust the tide. I do not trust the battery symbol.”</li><li>“My season staff learn it in an hour. My deputy learned it in a year.”</li><li>“I would pay for a thing that tells boats to slow down.”</li><li>“Somebody answers. That is why we stay.”</li><li>“Please do not redesign it in June.”</li></ul>
<p>We will not redesign it in June. The button and the battery symbol are in the next release, and @{layla} has gloves on her desk.</p>`,
    comments: [
      ['layla', 'Five pairs. The neoprene ones are the worst.'],
      ['mateus', 'The battery symbol is embarrassing and it is my fault. Fixed in 4.8.'],
    ],
    talk: 4,
  },
  {
    title: 'Jürgen has been here for ten years',
    by: ['tomas'],
    at: { days: 59, time: '07:50' },
    category: 'People',
    warmth: 0.75,
    body: `
<p>On the 1st it was ten years since @{jurgen} walked into a boathouse with no heating, looked at the shoebox of receipts, and asked whether there was a second shoebox.</p>
<p>There was. He found money in it. He has since closed forty quarters, taken us through one audit that nobody enjoyed and four that only he did, and sung at two weddings.</p>
<p>There will be no speech, at his request. There will be a bass solo, at ours.</p>`,
    comments: [
      ['jurgen', 'There were three shoeboxes.'],
      ['ingrid', 'I was saving the third one for a rainy day.'],
      ['asa', 'Thank you for ten years of asking the second question.'],
    ],
    talk: 1,
  },
  {
    title: 'Single sign-on is coming to the intranet',
    by: ['samir'],
    at: { days: 66, time: '14:00' },
    category: 'Company',
    warmth: 0.4,
    body: `
<p>Later this year you will sign in here with the same account as your mail. Nothing changes today; this is so that nobody is surprised by a different page one Tuesday.</p>
<h2>What you should do</h2>
<p>Nothing, apart from the thing we always ask: check that your phone number in your profile is right, because that is where the second step goes.</p>
<h2>What you should not do</h2>
<p>Answer a mail that asks you to “confirm the new sign-in”. We will never send one. If you get one, forward it to @{samir} and enjoy the feeling.</p>`,
  },
  {
    title: 'Halyard at the boat fair: what we heard',
    by: ['aoife', 'callum'],
    at: { days: 74, time: '16:30' },
    category: 'Customers',
    image: 'teal',
    warmth: 0.45,
    body: `
<p>Nine days, one stand, 640 conversations and a queue for the rope-splicing table that we did not plan for.</p>
<p>The question of the year was not price. It was “what happens when the internet goes away?” The demonstration where @{callum} pulls the plug and the pedestal carries on now comes first.</p>
<div data-video="youtube" data-id="aqz-KE-bpKQ"></div>
<p>The film above is not ours, but it ran on the stand opposite for nine days and everybody who worked there can now recite it.</p>
<h2>For next year</h2>
<ul><li>Twice as much rope</li><li>Half as many brochures; people photograph the wall</li><li>Chairs</li></ul>`,
    comments: [
      ['callum', 'Chairs. Please.'],
      ['bjork', 'The wall had a typo for nine days. I have made my peace with it.'],
    ],
  },
  {
    title: 'The bicycle benefit, explained by somebody who used it',
    by: ['wren'],
    at: { days: 83, time: '09:20' },
    category: 'People',
    warmth: 0.5,
    body: `
<p>You choose a bicycle. Halyard buys it. You pay for it a little every month before tax, and after three years it is yours for a small sum. Cargo bikes count. Tandems count. We asked.</p>
<ol><li>Pick a shop from the list in the Handbook</li><li>Send the offer to accounts before the 15th</li><li>Ride it home with the receipt in the basket</li></ol>
<p>If you leave before the three years are over you can buy the rest or hand it back. Nobody has handed one back.</p>`,
  },
  {
    title: 'Twelve grams lighter: our packaging without plastic',
    by: ['fatima', 'luca'],
    at: { days: 95, time: '10:40' },
    category: 'Company',
    warmth: 0.4,
    body: `
<p>From this month every pedestal leaves the workshop in cardboard, wood wool and one reusable strap. No foam, no film, no small bags inside bigger bags.</p>
<p>We dropped forty of them from a metre and a half. The two that broke were the old packaging.</p>
<p>The strap comes back. Please collect it when you install, or it will be used to tie up a dinghy for ever.</p>`,
    comments: [['inigo', 'Eleven straps in my van. I am sorry. Nine. Two dinghies.']],
  },
  {
    title: 'Why we say no to tracking boats for insurers',
    by: ['nils', 'ingrid'],
    at: { minutes: 260 },
    category: 'Company',
    draft: true,
    body: `
<p>An insurer has asked, politely and with a number, whether we would sell them the times at which boats come and go. We said no. This is the longer answer.</p>
<h2>What we hold</h2>
<p>A harbour tells us that berth nineteen is taken. It does not tell us by whom, and we have worked to keep it that way.</p>
<p><em>Nils: needs the paragraph about the law here, in words that a person would use.</em></p>`,
  },
  {
    title: 'Open call: the mural on the north wall',
    by: ['maja'],
    at: { days: 1 },
    scheduledIn: 6,
    category: 'Places',
    image: 'plum',
    body: `
<p>The north wall of the new boathouse is fourteen metres of white. We would like it to stop being white before the summer, and we would like one of you to decide how.</p>
<p>Send a sketch, on anything, to the front desk. A jury of four (one from each floor) chooses three, and everybody chooses one.</p>
<ul><li>It has to survive rain from the side</li><li>No boats with faces</li><li>The wall has a drainpipe; work with it</li></ul>`,
  },
];
