import { leave } from '@/lib/auth/saml/leave';
import { signOut } from '@/lib/auth/sign-out';

export { leave as GET, signOut as POST };
