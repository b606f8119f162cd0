import type { NextRequest } from 'next/server';
import { signOut } from '@/lib/auth/sign-out';

export const POST = (request: NextRequest) => signOut(request);
