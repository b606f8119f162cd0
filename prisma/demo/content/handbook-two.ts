import type { DemoPost } from './types';

/** On the quay, Building things, Helping harbours. */
export const handbookTwo: DemoPost[] = [
  {
    title: 'Safety on the quay',
    by: ['gunnar', 'inigo'],
    at: { days: 220, time: '07:00' },
    category: 'On the quay',
    image: 'signal',
    warmth: 0.7,
    body: `
<p>The water is colder than you, the granite is harder than you, and the crane does not see you. Everything else is detail. Here is the detail.</p>
<div data-callout="danger"><p><strong>Never alone.</strong> Two people on any quay where we have tools out. If your second person is ill, you drink coffee until there is another.</p></div>
<h2>Before you start</h2>
<ul data-list="check"><li data-checked="false"><p>Life jacket on, not in the van</p></li><li data-checked="false"><p>Harbour master knows you are there and when you leave</p></li><li data-checked="false"><p>Shore power off, locked, and the key in your own pocket</p></li><li data-checked="false"><p>Where is the ladder? Walk to it once.</p></li></ul>
<h2>If somebody falls in</h2>
<ol><li>Shout. Point. Keep pointing.</li><li>Throw what floats.</li><li>Call 112, then channel 16.</li><li>Do not jump.</li></ol>
<h2>Afterwards</h2>
<p>Every near miss is written down the same day. Nobody has ever been in trouble for writing one.</p>
#{safety}`,
    comments: [
      ['viktor', 'Gunnar makes you walk to the ladder with your eyes closed. Recommended.'],
      ['hana', 'Printed and laminated for the vans.'],
    ],
    talk: 30,
    children: [
      {
        title: 'Lifting, hoisting and Tor’s crane',
        by: ['gunnar'],
        at: { days: 170, time: '07:45' },
        category: 'On the quay',
        warmth: 0.35,
        body: `<p>One person signals. One. If two people wave, Tor stops and has a sandwich, and he is right.</p><p>A pedestal weighs 64 kilos without its door. Take the door off. Do not carry 64 kilos; we have a trolley and a company doctor, and prefer the trolley.</p>`,
      },
      {
        title: 'Electricity next to water',
        by: ['gunnar', 'hana'],
        at: { days: 165, time: '08:10' },
        category: 'On the quay',
        warmth: 0.4,
        body: `<p>Only certified people open a live pedestal. If you are reading this to find out whether you are certified, you are not.</p><h2>Lock, tag, try</h2><ol><li>Lock the breaker with your own lock</li><li>Tag it with your name and number</li><li>Try to switch it on. Really try.</li></ol>`,
      },
    ],
  },
  {
    title: 'Installing a pedestal, start to finish',
    by: ['inigo', 'rafael', 'luca'],
    at: { days: 160, time: '12:00' },
    category: 'On the quay',
    warmth: 0.5,
    body: `
<p>A good crew needs ninety minutes for the first and fifty for the twelfth. The manual has the drawings; this page has what the drawings do not say.</p>
<h2>Order</h2>
<ol><li>Measure the highest water, ask the oldest person, take the higher answer</li><li>Base plate, four shims on cobbles</li><li>Cable, drip loop, gland, in that order</li><li>Casting on, door off</li><li>Power last</li></ol>
<h2>Say hello</h2>
<pre><code class="language-bash">halyard pair --harbour kuressaare --berths 12-15
halyard test relay light meter modem
halyard say "hello, quay"   # the door light answers twice</code></pre>
<p>If the light answers once, the modem is looking for a mast. Make coffee. If it is still once after the coffee, move the antenna to the other side.</p>`,
    children: [
      {
        title: 'What to photograph before you leave',
        by: ['rafael'],
        at: { days: 155, time: '16:00' },
        category: 'On the quay',
        warmth: 0.35,
        body: `<p>The serial plate, the gland, the quay from thirty metres with the pedestal in the middle, and the harbour master’s face when the light comes on. The last one is for us.</p>`,
      },
    ],
  },
  {
    title: 'How we build software',
    by: ['soren'],
    at: { days: 190, time: '09:15' },
    category: 'Building things',
    warmth: 0.6,
    body: `
<p>Small changes, read by somebody else, released the same day. A harbour master should never notice that anything happened, except that it got better.</p>
<h2>A change</h2>
<ul><li>does one thing, and its title says which</li><li>comes with the test that would have caught its absence</li><li>is read within two hours, by a person who is sitting down</li></ul>
<h2>A release</h2>
<p>Happens when a change is merged. The pipeline takes nine minutes; if it takes ten, @{ewa} wants to know why.</p>
<pre><code class="language-yaml">release:
  to: [käringön, falmouth]   # they volunteered
  wait: 30m
  then: everybody
  undo: one button, the large one</code></pre>`,
    comments: [
      ['oluwaseun', 'Nine minutes and four seconds today. I have told Ewa.'],
      ['ewa', 'He has told me three times.'],
    ],
    talk: 10,
    children: [
      {
        title: 'Code review, from both chairs',
        by: ['soren', 'malgorzata'],
        at: { days: 185, time: '10:00' },
        category: 'Building things',
        warmth: 0.45,
        body: `<p><strong>Writing:</strong> make it small, explain why, point at the part you are unsure of.</p><p><strong>Reading:</strong> start with the test. Ask instead of telling. If you would do it differently but theirs works, say so and approve.</p>`,
      },
      {
        title: 'Being on watch',
        by: ['ravi', 'dmytro'],
        at: { days: 100, time: '14:20' },
        category: 'Building things',
        warmth: 0.55,
        body: `
<p>One week, Tuesday to Tuesday, paid, with the Wednesday after it off. Your only task is to answer, look, and decide whether to wake somebody else. Waking somebody else is never wrong.</p>
<h2>The first five minutes</h2>
<ol><li>Acknowledge</li><li>Say so in the channel</li><li>Look at what changed in the last hour</li><li>Undo it</li><li>Now find out what it was</li></ol>`,
        children: [
          {
            title: 'Writing up an incident',
            by: ['ravi', 'samir'],
            at: { days: 29, time: '09:25' },
            category: 'Building things',
            warmth: 0.5,
            body: `
<p>Within three days, by whoever was there, with names only where they did something well.</p>
<h2>The storm of the 9th</h2>
<table><thead><tr><th>Time (UTC)</th><th>What</th></tr></thead><tbody>
<tr><td>02:04</td><td>First mast silent, 6 harbours</td></tr>
<tr><td>02:31</td><td>Thirty-four harbours silent; status page says all is well</td></tr>
<tr><td>02:53</td><td>Status page corrected by hand</td></tr>
<tr><td>06:48</td><td>Links return; 4,100 readings in nine minutes</td></tr>
</tbody></table>
<p><strong>Cause:</strong> the checker shared a mast with what it checked. <strong>Since then:</strong> three checkers, three countries.</p>`,
          },
        ],
      },
    ],
  },
  {
    title: 'How we design',
    by: ['layla', 'chloe'],
    at: { days: 145, time: '11:50' },
    category: 'Building things',
    warmth: 0.45,
    body: `
<p>For a person with wet hands, one free, and somebody shouting from a boat.</p>
<ul><li>One thing on a screen that is clearly the thing</li><li>Contrast that survives the sun; test at the window</li><li>Nothing that only a hover reveals; gloves do not hover</li><li>Watch three people use it before you ask thirty</li></ul>
!{quay|A good test: can you use it here, standing up?}`,
  },
  {
    title: 'Security, for people with other jobs',
    by: ['samir'],
    at: { days: 135, time: '13:15' },
    category: 'Building things',
    warmth: 0.55,
    body: `
<p>You do not have to be good at this. You have to do four things.</p>
<ol><li>Use the password manager for everything</li><li>Turn on the second step everywhere it exists</li><li>Be suspicious of hurry</li><li>Tell @{samir} early, even when it is probably nothing. It is usually nothing. He likes it that way.</li></ol>
<div data-callout="warning"><p>Ingrid will never ask you to buy gift cards. Neither will anybody who says that they are Ingrid.</p></div>`,
    comments: [['ingrid', 'Confirmed. I do not even like gift cards.']],
    talk: 2,
  },
  {
    title: 'Answering a harbour',
    by: ['freja', 'yuki'],
    at: { days: 175, time: '08:50' },
    category: 'Helping harbours',
    warmth: 0.6,
    body: `
<p>Somebody with a queue of boats has called us instead of shouting at them. That is trust. Spend it slowly.</p>
<h2>The first sentence</h2>
<p>Say your name and that you will stay until it works. Then ask what they see, not what they did.</p>
<h2>The last sentence</h2>
<p>Say what happened, what we changed, and when we will call again. Then call again.</p>
<h2>Who takes what</h2>
<table><thead><tr><th>Signs</th><th>Goes to</th><th>How fast</th></tr></thead><tbody>
<tr><td>No power on several pedestals</td><td>Watch</td><td>Now</td></tr>
<tr><td>Two boats, one berth</td><td>Support</td><td>Ten minutes</td></tr>
<tr><td>Wrong tide</td><td>Support, then Tideboard crew</td><td>Before the next one</td></tr>
<tr><td>“It looks different”</td><td>Product</td><td>This week, with thanks</td></tr>
</tbody></table>`,
    children: [
      {
        title: 'When we are wrong',
        by: ['freja'],
        at: { days: 172, time: '15:30' },
        category: 'Helping harbours',
        warmth: 0.4,
        body: `<p>Say it in the first minute, without “unfortunately”. Say what it cost them, if you know. Do not explain how hard it is. Fix it, then write down why, then send them what you wrote.</p>`,
      },
      {
        title: 'Languages, and who speaks them',
        by: ['bo', 'bjork'],
        at: { days: 90, time: '10:50' },
        category: 'Helping harbours',
        warmth: 0.4,
        body: `<p>We answer in Swedish, English, Portuguese, Spanish, Italian, Greek, German, French, Polish and Estonian, mostly. Japanese on request, 中文 too, العربية with pleasure.</p><p>For anything that involves money or electricity, write it as well as saying it.</p>`,
      },
    ],
  },
  {
    title: 'The harbour year',
    by: ['eleni', 'callum', 'bo'],
    at: { days: 105, time: '09:05' },
    category: 'Helping harbours',
    warmth: 0.4,
    body: `
<p>What a harbour master is thinking about, by month. Do not sell a new tariff in July.</p>
<ul><li><strong>January–February</strong>: budgets, ice, painting</li><li><strong>March</strong>: winter storage ends; everybody wants the crane on the same Saturday</li><li><strong>April–May</strong>: season staff, training, our busiest weeks</li><li><strong>June–August</strong>: do not touch anything</li><li><strong>September</strong>: exhaustion, then honesty. The best month to listen.</li><li><strong>October–December</strong>: repairs, plans, us</li></ul>`,
  },
  {
    title: 'Data that harbours trust us with',
    by: ['nils', 'samir'],
    at: { days: 1, time: '08:00' },
    category: 'Helping harbours',
    draft: true,
    body: `<p>What we hold, why, for how long, and who can ask for it. Draft for review by @{freja} and @{ingrid}.</p><p>Names of guests: thirteen months, then gone. Berth times: for ever, without names. Telephone numbers: as long as the boat is there.</p>`,
  },
];
