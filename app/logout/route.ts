import { signOut } from '@/lib/auth/sign-out';

export const POST = signOut;
