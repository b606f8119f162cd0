import { z } from 'zod';
import { session } from '@/lib/auth/session-schema';
import type { Domain } from '@/lib/openapi/operation';
import { paged, pageQuery } from '@/lib/paging';
import { ownPosts, ownPostsQuery, postCard } from '@/lib/posts/schema';
import { invitation, invitationsQuery, invited, inviteInput } from '@/lib/users/invitation-schema';
import {
  passwordInput,
  profileInput,
  user,
  userSearchQuery,
  userSummary,
  usersQuery,
} from '@/lib/users/schema';

const members = z.array(user);

export const usersDomain: Domain = {
  tag: 'People',
  description:
    "The team's members. `email` is left out for everybody but its owner, and on the settings screens admins, while the team hides addresses.",
  operations: {
    listUsers: {
      call: 'GET /api/account/users',
      summary: 'List the members, for team admins',
      description: 'By name. With `page`, pages of 25, which `query`, `role` and `state` narrow.',
      query: usersQuery,
      answer: z.union([members, paged(user)]),
      errors: [403],
    },
    searchUsers: {
      call: 'GET /api/account/users/search',
      summary: 'Find members by a part of the name',
      description: 'At most 20; names that begin with the term first. An empty term finds nobody.',
      query: userSearchQuery,
      answer: z.array(userSummary),
    },
    inviteUsers: {
      call: 'POST /api/account/users/invite',
      summary: 'Invite up to 100 people, for team admins',
      description:
        'A line each; blank lines are skipped. One bad line, a repeated address, a present member or more than 100: 422 with a plain list in `errors` that names the lines, and nobody is invited. Each gets a mail with a one-time link for 7 days; who was invited before gets a new one.',
      body: inviteInput,
      answer: invited,
      errors: [429],
    },
    listInvitations: {
      call: 'GET /api/account/invitations',
      summary: 'List the open invitations, for team admins',
      description: 'The latest first; expired ones stay until they are sent again or withdrawn. Pages of 25.',
      query: invitationsQuery,
      answer: paged(invitation),
      errors: [403],
    },
    resendInvitation: {
      call: 'POST /api/account/invitations/{invitation}/resend',
      summary: 'Send an invitation again',
      description: 'With a new link for 7 days; the one before stops working.',
      answer: invitation,
      errors: [429],
    },
    revokeInvitation: {
      call: 'DELETE /api/account/invitations/{invitation}',
      summary: 'Withdraw an invitation',
      description: 'Its link stops working. Twice is once.',
    },
    getUser: {
      call: 'GET /api/user/{user}',
      summary: 'Get a profile',
      answer: user,
      errors: [404],
    },
    getUserCard: {
      call: 'GET /api/user/{user}/vcard',
      summary: 'Download a profile as a vCard',
      description: 'With the address only where you may see it.',
      answer: z.string(),
      answerType: 'text/vcard',
      errors: [404],
    },
    listPostsBy: {
      call: 'GET /api/user/{user}/posts',
      summary: "List a member's posts",
      description: 'What they published and you can read, the latest first. Pages of 12.',
      query: pageQuery,
      answer: paged(postCard),
      errors: [404],
    },
    updateUser: {
      call: 'PUT /api/user/{user}',
      summary: 'Change a profile: your own, or anybody as team admin',
      description: 'Only team admins can change an e-mail address.',
      body: profileInput,
      answer: user,
    },
    deleteUser: {
      call: 'DELETE /api/user/{user}',
      summary: 'Delete a member, for team admins',
      description:
        'Posts and comments stay under the name; sessions, share links and memberships end, and the address can be invited again. Yourself, or the last admin: 409. Answers the new list of members.',
      answer: members,
      errors: [409],
    },
    makeAdmin: {
      call: 'PUT /api/user/{user}/make-admin',
      summary: 'Make a member a team admin',
      description: 'Their sessions end; your own, if it is you, gets a new cookie.',
      answer: members,
    },
    removeAdmin: {
      call: 'PUT /api/user/{user}/remove-admin',
      summary: 'Make a team admin a member',
      description: 'The last admin: 409. Their sessions end; your own, if it is you, gets a new cookie.',
      answer: members,
      errors: [409],
    },
    deactivateUser: {
      call: 'PUT /api/user/{user}/deactivate',
      summary: 'Shut a member out, for team admins',
      description:
        'Their sessions end and they cannot sign in until they are reactivated; what they wrote, their memberships and their address stay. Yourself, or the last admin: 409.',
      answer: members,
      errors: [409],
    },
    reactivateUser: {
      call: 'PUT /api/user/{user}/reactivate',
      summary: 'Let a deactivated member in again',
      answer: members,
    },
    changePassword: {
      call: 'PUT /api/user/change-password',
      summary: 'Change your password',
      description:
        'Needs `current_password` where there is one. Ends your other sessions; this one gets a new cookie.',
      body: passwordInput,
    },
    listOwnSessions: {
      call: 'GET /api/user/sessions',
      summary: 'List where you are signed in',
      description: 'This session first, then the latest used.',
      answer: z.array(session),
    },
    endOtherSessions: {
      call: 'DELETE /api/user/sessions',
      summary: 'End all your sessions but this one',
    },
    endOwnSession: {
      call: 'DELETE /api/user/sessions/{session}',
      summary: 'End one of your sessions',
      description: 'One that has ended already is no error.',
    },
    listOwnPosts: {
      call: 'GET /api/user/posts',
      summary: 'List your posts',
      description: 'Drafts included, in the groups you still see. Pages of 20.',
      query: ownPostsQuery,
      answer: ownPosts,
    },
  },
};
