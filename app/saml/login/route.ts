import { beginSignIn } from '@/lib/auth/saml/begin';
import { answering } from '@/lib/auth/saml/browser';

export const GET = answering(beginSignIn);
