import type { DemoPost } from './types';

/** Start here, Working at Halyard, Travel and money. */
export const handbookOne: DemoPost[] = [
  {
    title: 'Your first week',
    by: ['asa', 'maja'],
    at: { days: 200, time: '09:00' },
    category: 'Start here',
    image: 'dawn-soft',
    warmth: 0.95,
    body: `
<p>Welcome aboard. Nobody expects you to know anything yet. This page is what we wish somebody had told us.</p>
<h2>Monday</h2>
<ul data-list="check"><li data-checked="false"><p>Collect your badge and key from @{maja}</p></li><li data-checked="false"><p>Sign in to mail, then here, then everything else</p></li><li data-checked="false"><p>Put a photograph, or do not; initials are fine</p></li><li data-checked="false"><p>Lunch with your buddy. Halyard pays.</p></li></ul>
<h2>By Wednesday</h2>
<p>Spend an hour beside somebody in support. It is the fastest way to learn what we make and who for. Take notes: your confusion is valuable, and it has a short shelf life.</p>
<h2>By Friday</h2>
<p>Fix one small thing. A typo counts. A lathe counts.</p>
<div data-callout="info"><p>You will be asked in week four what was harder than it had to be. Write it down when it happens.</p></div>`,
    comments: [
      ['viktor', 'The part about lunch is true.'],
      ['noor', 'It would help to know which door. (The one with the boot in it.)'],
      ['maja', 'Added, with a picture of the boot.'],
    ],
    talk: 60,
    children: [
      {
        title: 'Your laptop and phone',
        by: ['samir'],
        at: { days: 196, time: '10:00' },
        category: 'Start here',
        warmth: 0.7,
        body: `
<p>Your laptop is yours to set up. Three things are not up for discussion: the disk is encrypted, updates install within a week, and it locks when you walk away.</p>
<h2>If you lose it</h2>
<p>Call @{samir} first and be embarrassed second. Within the hour nothing bad has happened yet.</p>
<h2>Your phone</h2>
<p>Your own or ours. If it is yours, work mail lives in its own compartment, and that compartment is the only thing we can ever erase.</p>`,
      },
      {
        title: 'Accounts, and where each one lives',
        by: ['dmytro', 'samir'],
        at: { days: 190, time: '13:30' },
        category: 'Start here',
        warmth: 0.6,
        body: `
<table><thead><tr><th>What for</th><th>Where</th><th>Who lets you in</th></tr></thead><tbody>
<tr><td>Mail and calendar</td><td>mail.halyard.example</td><td>Automatic, day one</td></tr>
<tr><td>This intranet</td><td>Here</td><td>Automatic, day one</td></tr>
<tr><td>Code</td><td>git.halyard.example</td><td>Your team lead</td></tr>
<tr><td>Tickets</td><td>desk.halyard.example</td><td>Freja</td></tr>
<tr><td>Expenses</td><td>The portal</td><td>Wren</td></tr>
</tbody></table>
<p>If you are asked for a password anywhere else, stop and ask.</p>`,
      },
      {
        title: 'A short dictionary of Halyard',
        by: ['bjork', 'tomas'],
        at: { days: 150, time: '08:20' },
        category: 'Start here',
        warmth: 0.65,
        body: `
<p>Words you will hear in your first week, in the order of how confusing they are.</p>
<ul><li><strong>Halyard</strong>: the rope that hoists a sail. Also us.</li><li><strong>Pedestal</strong>: the grey box on the quay. Never “the bollard”; a bollard is a thing you tie a boat to.</li><li><strong>Berth</strong>: a parking place for a boat, and our app for them.</li><li><strong>The tank</strong>: salt water in the workshop. Things go in.</li><li><strong>Watch</strong>: being the one whose phone rings.</li><li><strong>The gull</strong>: an unexplained fault. See support, 2022.</li></ul>`,
      },
    ],
  },
  {
    title: 'How Halyard is organised',
    by: ['ingrid'],
    at: { days: 180, time: '11:15' },
    category: 'Start here',
    warmth: 0.7,
    body: `
<p>Forty people, three offices, four products if you count the box. You have one lead, who is there for you, and you work in one crew, which is there for a harbour’s problem.</p>
<h2>Crews</h2>
<p>A crew has what it needs to finish: somebody who builds, somebody who draws, somebody who has been there. It lasts as long as the problem.</p>
<h2>Who decides</h2>
<p>The person closest to the consequences. If you are not sure who that is, it is probably you; say what you will do, wait a day, do it.</p>`,
  },
  {
    title: 'When we work, and when we do not',
    by: ['asa'],
    at: { days: 210, time: '09:40' },
    category: 'Working at Halyard',
    warmth: 0.75,
    body: `
<p>A full week is thirty-eight hours. Most of us overlap between ten and three. The rest is yours to arrange with the people who need you.</p>
<h2>Meetings</h2>
<ul><li>Twenty-five minutes, or fifty</li><li>A purpose in the invitation, or a free pass to decline</li><li>None on Wednesdays before lunch</li></ul>
<h2>Messages after hours</h2>
<p>Write when it suits you; answer when you work. Nobody on watch minds being called. Everybody else does.</p>`,
    children: [
      {
        title: 'Leave, and how to take all of it',
        by: ['asa'],
        at: { days: 120, time: '10:30' },
        category: 'Working at Halyard',
        warmth: 0.8,
        body: `
<p>Thirty days a year, wherever you are employed. At least fifteen of them between June and August unless your harbours are in the southern hemisphere, which none of them are.</p>
<ol><li>Agree it with your crew</li><li>Put it in the calendar</li><li>Go</li></ol>
<p>There is no step four. Five days may follow you into next year; the rest we will pester you about in October.</p>
<h2>Parental leave</h2>
<p>480 days between two parents in Sweden, and we top it up to ninety per cent of pay for a year everywhere. Talk to @{asa} as early or as late as you like.</p>`,
        comments: [
          ['mateus', 'Does the top-up hold in Portugal too?'],
          ['asa', 'Everywhere means everywhere.'],
        ],
        talk: 3,
      },
      {
        title: 'Working from somewhere else',
        by: ['asa', 'nils'],
        at: { days: 115, time: '14:10' },
        category: 'Working at Halyard',
        warmth: 0.6,
        body: `
<p>Home, a café, your mother’s kitchen: whenever your crew is fine with it. Another country: up to sixty days a year inside the EU, the UK, Norway and Iceland.</p>
<p>Beyond that it becomes tax, and tax becomes @{nils}. Ask before you book.</p>`,
      },
      {
        title: 'When you are ill',
        by: ['asa'],
        at: { days: 110, time: '08:00' },
        category: 'Working at Halyard',
        warmth: 0.5,
        body: `<p>Tell your lead before nine, in any words. Stay home. A doctor’s note from the eighth day. If it is your child who is ill, it is the same message and just as fine.</p>`,
      },
    ],
  },
  {
    title: 'How we write to each other',
    by: ['tomas', 'bjork'],
    at: { days: 140, time: '12:45' },
    category: 'Working at Halyard',
    warmth: 0.6,
    body: `
<p>Most of what we know is written down, so most of what we do is writing.</p>
<h2>Where things go</h2>
<ul><li><strong>News</strong> is for what everybody should know on Monday</li><li><strong>Handbook</strong> is for what will still be true next year</li><li><strong>Ask the crew</strong> is for questions; the answer helps the next person too</li><li><strong>Chat</strong> is for lunch</li></ul>
<h2>Three rules</h2>
<ol><li>The point first. Then why. Then the rest, for whoever is still there.</li><li>Names for people, verbs for actions. “The button was moved” by whom?</li><li>Read it once aloud before you publish.</li></ol>
<blockquote><p>If you can hear the trailer, turn it down. If you cannot hear the trailer, stop and look.</p></blockquote>
<p>That one is from the field crew. It is about driving, and also about feedback.</p>`,
    comments: [
      ['layla', 'Rule two saved my last design review.'],
      ['rafael', 'We are honoured.'],
    ],
    talk: 20,
    children: [
      {
        title: 'Giving feedback',
        by: ['asa', 'soren'],
        at: { days: 138, time: '09:30' },
        category: 'Working at Halyard',
        warmth: 0.4,
        body: `<p>Soon, kindly, about the thing. Say what you saw, what it did, and what you would try. Then stop talking; the silence is theirs.</p><p>Praise works the same way, and is allowed in public.</p>`,
      },
    ],
  },
  {
    title: 'Travel and expenses, the short version',
    by: ['wren', 'jurgen'],
    at: { days: 130, time: '10:10' },
    category: 'Travel and money',
    warmth: 0.9,
    body: `
<p>Book it yourself, keep the receipt, hand it in within thirty days. That is all most people need.</p>
<h2>What we pay</h2>
<table><thead><tr><th>What</th><th>How much</th></tr></thead><tbody>
<tr><td>Train</td><td>Any, second class; first if you work on it</td></tr>
<tr><td>Flight</td><td>When the train takes more than eight hours</td></tr>
<tr><td>Hotel</td><td>Up to 1,400 SEK a night, more in fair weeks</td></tr>
<tr><td>Meals</td><td>The daily rate; no receipts needed</td></tr>
<tr><td>Ferry</td><td>Always. With a cabin if it is dark.</td></tr>
</tbody></table>
<h2>What we do not</h2>
<p>Minibars, fines, and the third coffee. (The third coffee is a joke. @{jurgen} pays for the third coffee.)</p>
<div data-callout="warning"><p>A photograph of the receipt is enough. A photograph of the meal is not.</p></div>`,
    comments: [
      ['callum', 'Is a gig rowing race a customer event?'],
      ['wren', 'Was there a customer?'],
      ['callum', 'In the other boat.'],
      ['wren', 'Then yes, for the bun.'],
    ],
    talk: 40,
    children: [
      {
        title: 'Mileage and your own car',
        by: ['wren'],
        at: { days: 128, time: '10:40' },
        category: 'Travel and money',
        warmth: 0.4,
        body: `<p>25 SEK for ten kilometres, 45 pence a mile, 40 cents a kilometre. Write down where from, where to, and why. Trailers count extra; ask.</p>`,
      },
      {
        title: 'The company card',
        by: ['wren', 'jurgen'],
        at: { days: 126, time: '15:00' },
        category: 'Travel and money',
        warmth: 0.45,
        body: `<p>Field crews and people who buy for others have one. It is not a gift and not a trap: one receipt for each line, by the fifth of the month, and nobody ever has to talk about it.</p><p>Lost it? Block it in the app, then tell @{wren}.</p>`,
      },
      {
        title: 'Visiting another office',
        by: ['maja'],
        at: { days: 44, time: '09:00' },
        category: 'Travel and money',
        warmth: 0.55,
        body: `
<p>You are always welcome. Put yourself in the desk calendar of the office so that there is a chair.</p>
<h3>Gothenburg</h3><p>Lindholmen, the boathouse with the orange doors. Guest desks on the second floor. The ferry from Stenpiren is free and takes six minutes.</p>
<h3>Falmouth</h3><p>Above the chandlery on Church Street. Ring twice; the first one is for the shop.</p>
<h3>Lisbon</h3><p>Cais do Sodré, second floor, blue awning. The street code is 1755 and somebody’s idea of a joke.</p>`,
      },
    ],
  },
  {
    title: 'Getting paid',
    by: ['wren'],
    at: { days: 125, time: '08:30' },
    category: 'Travel and money',
    warmth: 0.55,
    body: `<p>On the 25th, or the working day before. Your payslip is in the portal a week earlier; if something looks odd, that week is when to say so.</p><p>Changed your bank? Tell us by the 10th, in the portal, never by mail. We will call you back to ask whether it was you.</p>`,
    children: [
      {
        title: 'Pension and insurance',
        by: ['jurgen'],
        at: { days: 124, time: '11:00' },
        category: 'Travel and money',
        warmth: 0.35,
        body: `<p>We pay into an occupational pension from day one, in all three countries. You choose the fund; if you do not, it is a broad and boring one, which is what @{jurgen} has.</p><p>You are insured when you travel for us, including on boats, including when you fall off them.</p>`,
      },
    ],
  },
];
