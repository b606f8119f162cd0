import type { DemoPost } from './types';

/** Thirty replies. */
export const longThread: DemoPost = {
  title: 'What would you ask for if the next release could only be one thing?',
  by: ['priya'],
  at: { days: 6, time: '08:00' },
  category: 'Software',
  warmth: 0.9,
  body: `
<p>Planning is on Thursday. Before I put on my serious face: if Berth or Tideboard got exactly <strong>one</strong> new thing next, what should it be? One each. You may argue.</p>
<p>Ideas from people who have never seen a line of our code count double.</p>`,
  talk: 4.5,
  comments: [
    ['kwame', 'Undo. Everywhere. With a big arrow.'],
    ['freja', 'Seconding undo. A third of our calls are “I pressed the wrong one”.'],
    ['mateus', 'We have undo for moves. I take it that you mean for everything.'],
    ['kwame', 'I mean for life in general, but I will start with everything.'],
    [
      'inigo',
      'A page that works with one bar of signal. Not the app: one page, for the harbour master’s deputy who borrows a phone.',
    ],
    ['ravi', 'One bar is 30 KB. That is a lovely constraint.'],
    [
      'callum',
      'Let boats say when they are leaving. Everybody asks when they come; nobody asks when they go.',
    ],
    [
      'cagla',
      'This! We guess departures from the power meter at the moment. It is right four times out of five and rude the fifth.',
    ],
    ['yuki', 'Departures, please. I answer that question with a shrug about ten times an evening.'],
    ['siobhan', 'Departures would sell itself. I have three harbours that would sign for it this week.'],
    [
      'bo',
      'For guest harbours in the Baltic the departure is the product. They all leave at eleven, and at half past nobody knows what is free.',
    ],
    [
      'malgorzata',
      'The allocator would become about twice as good if it knew. I am not exaggerating for once.',
    ],
    ['layla', 'How would a boat tell us? Nobody installs an app to say goodbye.'],
    ['tane', 'A text message? “LEAVE 12”. The reply is a thank-you and the tide.'],
    ['zoe', 'The tide as a thank-you is very good.'],
    [
      'chloe',
      'I have asked about this on pontoons. People already tell somebody: the neighbour whose lines they have to cross.',
    ],
    ['layla', 'So the pedestal could ask. You unplug, it says: “Leaving?” and there are two buttons.'],
    ['yijun', 'There is one button, and it is for the light. But a long press is free.'],
    ['hana', 'Wet, cold, one hand, long press. I can test that today. I have a bucket.'],
    [
      'luca',
      'If anybody wants a second button, the casting is not frozen until the 20th. After that I stop answering the phone.',
    ],
    [
      'rafael',
      'As the one who explains the button: unplug, light blinks, press if you come back. No press means gone. People forget to say goodbye, but they do come back for the cable.',
    ],
    ['priya', 'Rafael. That is the best version of this I have heard in two years.'],
    [
      'oluwaseun',
      'Default to “gone” after twenty minutes, and let the harbour master overrule. I can have that by Wednesday.',
    ],
    ['nils', 'No names needed, then? Berth, time, nothing else. I like it very much.'],
    ['samir', 'I also like it, and I do not like things.'],
    [
      'bjork',
      'The light could blink slowly, like waving. I will write the two words for the label. They will be “Coming back?”',
    ],
    ['gunnar', 'In my day they rang a bell.'],
    ['noor', 'Could the waving light have a log? My thesis would weep with joy.'],
    ['ingrid', 'I came to say undo and I leave wanting the light. Build the light. Then undo.'],
    [
      'priya',
      'Closing this before it gets any better. The light goes to Thursday, undo goes right behind it, and Rafael comes to planning. Thank you, all of you.',
    ],
  ],
};
