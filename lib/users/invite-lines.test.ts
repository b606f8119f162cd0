import { expect, test } from 'vitest';
import { readInviteLines } from '@/lib/users/invite-lines';

const problemsIn = (text: string) =>
  readInviteLines(text).flatMap(({ line, problems }) => problems.map((problem) => `${line}: ${problem}`));

test('a line is a person, quoted values hold commas and marks, blank lines count but are nobody', () => {
  const text =
    'ada@example.com, Ada Lovelace,Engineer,+46 8,+46 70\r\n\r\n"bo@example.com","Berg, ""Bo""",,,\n';
  expect(readInviteLines(text)).toEqual([
    {
      line: 1,
      email: 'ada@example.com',
      name: 'Ada Lovelace',
      job_title: 'Engineer',
      phone_office: '+46 8',
      phone_mobile: '+46 70',
      problems: [],
    },
    expect.objectContaining({ line: 3, email: 'bo@example.com', name: 'Berg, "Bo"', problems: [] }),
  ]);
});

test.each([
  ['nobody, Ada', '1: nobody is not an e-mail address.'],
  ['a@b.se;c@d.se, Ada', '1: a@b.se;c@d.se is not an e-mail address.'],
  [', Ada', '1: The e-mail address is missing.'],
  ['ada@example.com', '1: The name is missing.'],
  ['ada@example.com,Ada\u0007', '1: It holds control characters. Type the line anew.'],
  ['ada@example.com,Ada\u202Egnp', '1: It holds control characters. Type the line anew.'],
  ['ada@example.com,"Ada\nBcc: x"', '1: It holds control characters. Type the line anew.'],
  ['ada@example.com,"Ada', '1: A quotation mark is not closed, or stands in the middle of a value.'],
  [
    'ada@example.com,A,b,c,d,e',
    '1: There are more than five values. Put those with a comma in quotation marks.',
  ],
  ['ada@example.com,A\n\nADA@example.com,B', '3: ADA@example.com is already on line 1.'],
  [`ada@example.com,${'a'.repeat(201)}`, '1: The name can have at most 200 characters.'],
])('%j is refused', (text, problem) => expect(problemsIn(text)).toEqual([problem]));

test('look-alikes become the address they look like before it is judged', () => {
  expect(readInviteLines('ａｄａ@example.com,Ada\nada@example.com,Ada')[1]?.problems).toEqual([
    'ada@example.com is already on line 1.',
  ]);
});

test.each(['"', '",'])(
  'reading 200,000 characters of %j comes to an end',
  (token) => {
    expect(readInviteLines(token.repeat(199_999 / token.length)).length).toBeGreaterThan(0);
  },
  2000,
);
