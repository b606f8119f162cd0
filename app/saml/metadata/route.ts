import { answering } from '@/lib/auth/saml/browser';
import { describeService } from '@/lib/auth/saml/describe';

export const GET = answering(describeService);
