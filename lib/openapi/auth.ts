import { z } from 'zod';
import type { Domain } from '@/lib/openapi/operation';
import { acceptInput } from '@/lib/users/invitation-schema';
import { forgotInput, resetInput, setupInput } from '@/lib/users/schema';

const csrfToken = z.object({ csrfToken: z.string() });
const credentials = z
  .object({
    csrfToken: z.string(),
    email: z.string(),
    password: z.string(),
    json: z.enum(['true']).optional().meta({ description: 'Answer JSON instead of a redirect.' }),
  })
  .meta({ id: 'Credentials' });

export const authDomain: Domain = {
  tag: 'Signing in',
  description: "Sessions. Other endpoints of next-auth's below /api/auth are not part of the API.",
  operations: {
    getSignInToken: {
      call: 'GET /api/auth/csrf',
      summary: 'Get the token for signing in',
      description: 'Bound to the cookie it sets. Not the token of `X-CSRF-TOKEN`.',
      answer: csrfToken,
      guest: true,
    },
    signIn: {
      call: 'POST /api/auth/callback/credentials',
      summary: 'Sign in with e-mail and password',
      description:
        'Sets the session cookie. With `json: true`, success is 200 and wrong credentials are 401; without it both redirect. Ten failures in 15 minutes: 429.',
      body: credentials,
      bodyType: 'application/x-www-form-urlencoded',
      answer: z.object({ url: z.string() }),
      errors: [401, 429],
      guest: true,
    },
    forgotPassword: {
      call: 'POST /api/auth/forgot',
      summary: 'Ask for a link to choose a new password',
      description:
        'By mail, if the address is known; the answer and its time are the same if not. The link works once, for an hour. More than 5 in 15 minutes for an address: 429.',
      body: forgotInput,
      errors: [429],
      guest: true,
    },
    resetPassword: {
      call: 'POST /api/auth/reset',
      summary: 'Choose a new password by the link',
      description: 'Ends all sessions of the person. A link that was used or is too old: 410.',
      body: resetInput,
      errors: [410],
      guest: true,
    },
    acceptInvitation: {
      call: 'POST /api/auth/invitation',
      summary: 'Accept an invitation by its link',
      description: 'Answers the address to sign in with. A link that was used, withdrawn or is too old: 410.',
      body: acceptInput,
      answer: z.object({ email: z.string() }),
      errors: [404, 410],
      guest: true,
    },
    setUpTeam: {
      call: 'POST /api/setup',
      summary: 'Make the first admin of an empty team',
      description:
        'By the token that the start prints while nobody is in the team. Answers the address to sign in with; 404 once anybody is there.',
      body: setupInput,
      answer: z.object({ email: z.string() }),
      errors: [404],
      guest: true,
    },
    getCsrfToken: {
      call: 'GET /api/csrf',
      summary: 'Get the token of unsafe calls',
      answer: z.object({ token: z.string() }),
    },
    signOut: {
      call: 'POST /logout',
      summary: 'Sign out',
      description: 'Ends the session at once and redirects to the login page.',
      body: z.object({ _token: z.string() }),
      bodyType: 'application/x-www-form-urlencoded',
      status: 303,
      guest: true,
    },
    getServiceMetadata: {
      call: 'GET /saml/metadata',
      summary: 'Get the SAML metadata of this service provider',
      answer: z.string(),
      answerType: '*/*',
      guest: true,
    },
    beginSingleSignOn: {
      call: 'GET /saml/login',
      summary: 'Sign in by the identity provider',
      description: 'Redirects there with an AuthnRequest. `callbackUrl` is the path to come back to.',
      status: 303,
      guest: true,
    },
    receiveAssertion: {
      call: 'POST /saml/acs',
      summary: 'Receive the answer of the identity provider',
      description:
        'The assertion consumer service. Redirects to itself with a single-use ticket, by which the browser that asked is signed in; refused answers lead to the login page. A hundred of them in 15 minutes: 429.',
      body: z.object({ SAMLResponse: z.string(), RelayState: z.string().optional() }),
      bodyType: 'application/x-www-form-urlencoded',
      status: 303,
      errors: [413, 415, 429],
      guest: true,
    },
    redeemAssertion: {
      call: 'GET /saml/acs',
      summary: 'Finish signing in by the identity provider',
      status: 303,
      errors: [429],
      guest: true,
    },
    leaveSingleSignOn: {
      call: 'GET /saml/logout',
      summary: 'Be signed out by the identity provider, or come back from signing out there',
      description:
        'A signed SAML request (HTTP-Redirect) ends the sessions that the identity provider began for the person it names, once, and is answered there; any other leads to the login page and is written down. Without one, no session ends.',
      status: 303,
      errors: [429],
      guest: true,
    },
    leaveBySingleSignOn: {
      call: 'POST /saml/logout',
      summary: 'Sign out',
      description:
        'The same as `POST /logout` with `_token`; with `SAMLRequest`, signed within (HTTP-POST), the same as `GET`.',
      body: z.object({ _token: z.string().optional(), SAMLRequest: z.string().optional() }),
      bodyType: 'application/x-www-form-urlencoded',
      status: 303,
      errors: [413, 429],
      guest: true,
    },
  },
};
