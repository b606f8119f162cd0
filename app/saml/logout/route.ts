import { answering } from '@/lib/auth/saml/browser';
import { leaveByPost, leaveByRedirect } from '@/lib/auth/saml/single-logout';

export const GET = answering(leaveByRedirect);
export const POST = answering(leaveByPost);
