import { z } from 'zod';
import {
  emailAddress,
  line,
  optionalLine,
  optionalText,
  pictureInput,
  searchText,
  wireFlag,
} from '@/lib/fields';
import { pageNumber } from '@/lib/paging';

export const userSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    initials: z.string(),
    avatar: z.string().nullable(),
    job_title: z.string().nullable(),
    email: z.string().optional(),
  })
  .meta({ id: 'UserSummary' });
export type UserSummaryJson = z.infer<typeof userSummary>;

export const user = z
  .object({
    ...userSummary.shape,
    phone_office: z.string().nullable(),
    phone_mobile: z.string().nullable(),
    intro: z.string().nullable(),
    work_experience: z.string().nullable(),
    pivot: z.object({ admin: wireFlag }),
    /** Cannot sign in. On the settings screens only. */
    deactivated: wireFlag.optional(),
  })
  .meta({ id: 'User' });
export type UserJson = z.infer<typeof user>;

export const teamRoles = ['admin', 'member'] as const;
export const teamStates = ['active', 'deactivated'] as const;

const teamFilter = {
  query: searchText.optional().meta({ description: 'A part of the name or of the address.' }),
  role: z.enum(teamRoles).optional(),
  state: z.enum(teamStates).optional(),
};

/** Without `page` the answer is everybody as a plain list. */
export const usersQuery = z.object({ page: pageNumber.unwrap().optional(), ...teamFilter });
export type UsersQuery = z.output<typeof usersQuery>;

/** Manage Team shows who was invited beside who is in the team. */
const teamQuery = z.object({
  page: pageNumber,
  ...teamFilter,
  state: z.enum([...teamStates, 'invited']).optional(),
});
export type TeamQuery = z.output<typeof teamQuery>;

/** The filter in a page's address, which a form wrote with its empty fields or a person typed: what is none is left out. */
export function teamQueryOf(parameters: Record<string, string | string[] | undefined>): TeamQuery {
  const given = Object.entries(parameters).filter(([, value]) => typeof value === 'string' && value !== '');
  return teamQuery.safeParse(Object.fromEntries(given)).data ?? { page: 0 };
}
export const userSearchQuery = z.object({ q: z.string().max(200).default('') });

const share = (what: string) =>
  z
    .number({ error: `${what} must be a number from 0 to 1.` })
    .min(0)
    .max(1);

/** Which part of the picture becomes the avatar; without it, what draws the eye. */
export const avatarCrop = z
  .object({
    x: share('x').meta({ description: 'The middle of the square, from the left edge (0) to the right (1).' }),
    y: share('y').meta({ description: 'From the top (0) to the bottom (1).' }),
    zoom: z.number().min(1).max(8).default(1).meta({ description: '1 is the largest square there is.' }),
  })
  .meta({ id: 'AvatarCrop' });
export type AvatarCrop = z.input<typeof avatarCrop>;

export const profileInput = z
  .object({
    name: line(200, 'Name').optional(),
    email: emailAddress.optional(),
    avatar: pictureInput.optional(),
    avatar_crop: avatarCrop.optional(),
    job_title: optionalLine(200, 'Job title').optional(),
    phone_office: optionalLine(50, 'Office phone').optional(),
    phone_mobile: optionalLine(50, 'Mobile phone').optional(),
    intro: optionalText(2000, 'Intro').optional(),
    work_experience: optionalText(10_000, 'Work experience').optional(),
  })
  .meta({ id: 'ProfileInput' });
export type ProfileInput = z.output<typeof profileInput>;

const tooShort = 'Your password must be a minimum of 8 characters';

/** A new password, twice. Whether it is a common one is asked where it is stored. */
export const newPassword = z.object({
  password: z
    .string({ error: tooShort })
    .min(8, tooShort)
    .max(1024, 'Your password can have at most 1024 characters'),
  password_confirmation: z.string({ error: 'Repeat the new password' }),
});

export const passwordInput = z
  .object({
    ...newPassword.shape,
    current_password: z.string().max(1024).optional(),
  })
  .meta({ id: 'PasswordInput' });
export type PasswordInput = z.output<typeof passwordInput>;

export const forgotInput = z.object({ email: emailAddress }).meta({ id: 'ForgotPasswordInput' });

export const resetInput = z
  .object({
    token: z.string({ error: 'The link is not complete.' }).max(200),
    ...newPassword.shape,
  })
  .meta({ id: 'ResetPasswordInput' });
export type ResetInput = z.output<typeof resetInput>;

export const setupInput = z
  .object({
    token: z.string({ error: 'The token is needed.' }).max(200),
    organisation: line(100, 'Organisation name'),
    name: line(200, 'Name'),
    email: emailAddress,
    ...newPassword.shape,
  })
  .meta({ id: 'SetupInput' });
export type SetupInput = z.output<typeof setupInput>;
