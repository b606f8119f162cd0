import { answering } from '@/lib/auth/saml/browser';
import { receiveAnswer } from '@/lib/auth/saml/receive';
import { redeemAnswer } from '@/lib/auth/saml/redeem';

export const GET = answering(redeemAnswer);
export const POST = answering(receiveAnswer);
