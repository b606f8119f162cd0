import { z } from 'zod';
import { navigationInput } from '@/lib/account/navigation-schema';
import { account, accountQuery, generalInput, loginInput, ssoInput, testMail } from '@/lib/account/schema';
import { auditEntry, auditFilter, auditQuery } from '@/lib/audit/schema';
import { idpMetadata, metadataInput, ssoSettings } from '@/lib/auth/saml/schema';
import type { Domain } from '@/lib/openapi/operation';
import { paged } from '@/lib/paging';
import { user } from '@/lib/users/schema';

const settings = { answer: account, ifMatch: true } as const;

export const accountDomain: Domain = {
  tag: 'Account',
  description:
    'The team: its name, navigation, login page and single sign-on. Changing it is for team admins.',
  operations: {
    getAccount: {
      call: 'GET /api/account',
      summary: 'Get the team',
      description:
        'The navigation and the homepage groups are filtered to what you may open. `all=1` gives team admins the stored navigation. The `sso_` fields are for team admins only.',
      query: accountQuery,
      answer: account,
    },
    getCurrentUser: {
      call: 'GET /api/account/user',
      summary: 'Get yourself',
      answer: user,
    },
    updateGeneral: {
      call: 'PUT /api/account/general',
      summary: 'Change the general settings',
      description: '`logo` is the id of an image in the library, or null. `domain` is read-only.',
      body: generalInput,
      ...settings,
    },
    updateLoginPage: {
      call: 'PUT /api/account/login',
      summary: 'Change the login page',
      body: loginInput,
      ...settings,
    },
    getSso: {
      call: 'GET /api/account/sso',
      summary: 'Get single sign-on',
      description:
        'For team admins: the settings, when the certificates expire, what the identity provider has to be told, and how your last trial went.',
      answer: ssoSettings,
    },
    importSsoMetadata: {
      call: 'POST /api/account/sso/metadata',
      summary: "Read an identity provider's metadata",
      description: 'Answers what the settings take from it; nothing is saved.',
      body: metadataInput,
      answer: idpMetadata,
    },
    updateSso: {
      call: 'PUT /api/account/sso',
      summary: 'Change single sign-on',
      description:
        'Certificates are X.509 in PEM or base64; an expired one is 422. `sso_enabled` 2 forces single sign-on: 422 until you have tested the saved settings with your own account on the settings page.',
      body: ssoInput,
      ...settings,
    },
    updateNavigation: {
      call: 'PUT /api/account/navigation',
      summary: 'Replace the navigation',
      description:
        'At most 200 items on four levels. A `section` names a group by slug, a `page` is dashboard, settings, groups or people, a `custom` link is http, https, mailto, a path or `#`. Items whose group is gone are kept and shown to nobody.',
      body: navigationInput,
      ...settings,
    },
    sendTestMail: {
      call: 'POST /api/account/test-mail',
      summary: 'Send yourself a test mail, for team admins',
      description:
        'Answers when the mail server has taken it; 503 with its words when it has not. Without a mail server the mail is a file below the data directory.',
      answer: testMail,
      errors: [403, 429, 503],
    },
    listAudit: {
      call: 'GET /api/account/audit',
      summary: 'Read the audit log, for team admins',
      description:
        'Who changed which right or setting, and who signed in or failed to; the latest first, pages of 50.',
      query: auditQuery,
      answer: paged(auditEntry),
      errors: [403],
    },
    exportAudit: {
      call: 'GET /api/account/audit/csv',
      summary: 'Download the audit log',
      description: 'The latest 10,000 entries as CSV; values that a spreadsheet would run are made text.',
      query: auditFilter,
      answer: z.string(),
      answerType: 'text/csv',
      errors: [403],
    },
  },
};
