import { closeDatabase } from '@/lib/db';
import { AppError } from '@/lib/errors';
import {
  createAdmin,
  demote,
  disableSso,
  listAdmins,
  type OperatorAnswer,
  promote,
  resetPassword,
} from '@/lib/users/operator';

const verbs: Record<string, (email: string) => Promise<OperatorAnswer>> = {
  create: createAdmin,
  promote,
  demote,
  'reset-password': resetPassword,
  list: listAdmins,
  'disable-sso': disableSso,
};

const withoutEmail = ['list', 'disable-sso'];

const [verb = '', email = ''] = process.argv.slice(2);
const run = verbs[verb];

try {
  if (!run || (!withoutEmail.includes(verb) && email === '')) {
    console.error('Usage: npm run admin -- create|promote|demote|reset-password EMAIL, list, or disable-sso');
    process.exitCode = 2;
  } else console.log((await run(email)).lines.join('\n'));
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.code === 'not_found' ? `Nobody in the team has the address ${email}.` : error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
