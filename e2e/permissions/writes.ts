import type { CategoryJson } from '@/lib/categories/schema';
import type { CommentJson } from '@/lib/comments/schema';
import type { GroupJson } from '@/lib/groups/schema';
import type { PostJson } from '@/lib/posts/schema';
import { sql } from '../database.ts';
import {
  createCategory,
  createComment,
  createGroup,
  createPerson,
  createPost,
  insertMedia,
  insertUser,
  type Person,
  password,
} from '../factories.ts';
import { snapshotAccount, snapshotGroups, snapshotUsers } from '../snapshot.ts';

export type Json = Record<string, unknown>;

/** What the writes write to: two groups of one person, and things of others that no write may reach. */
export type World = {
  owner: Person;
  stranger: { id: number };
  picture: { id: number };
  foreign: GroupJson;
  folders: GroupJson;
  folder: CategoryJson;
  parent: CategoryJson;
  events: GroupJson;
  post: PostJson;
  parentPost: PostJson;
  comment: CommentJson;
};

export async function buildWorld(): Promise<World> {
  const [owner, stranger] = [await createPerson({ name: 'Owner' }), await createPerson({ name: 'Stranger' })];
  const [folders, events] = [await createGroup(owner, { type: 3 }), await createGroup(owner, { type: 4 })];
  const parentPost = await createPost(owner, events);
  const post = await createPost(owner, events);
  return {
    owner,
    stranger: await insertUser(),
    picture: await insertMedia({ uploader: owner }),
    foreign: await createGroup(stranger),
    folders,
    parent: await createCategory(owner, folders),
    folder: await createCategory(owner, folders),
    events,
    post,
    parentPost,
    comment: await createComment(owner, post),
  };
}

/** Everything that the writes may change, and things beside it. */
export async function snapshotWorld({ owner, stranger, foreign }: World) {
  const own = await sql<{ id: number }[]>`
    select group_id as id from group_members where user_id = ${owner.id}`;
  return {
    ...(await snapshotGroups(...own, foreign)),
    ...(await snapshotUsers(owner, stranger)),
    ...(await snapshotAccount()),
  };
}

export type Write = {
  call: string;
  /** Every field the call documents. */
  body: (world: World) => Json;
  /** Fields that may not be missing; the others then keep their value or take their default. */
  needs?: string[];
  /** Fields that null clears. */
  clears?: string[];
  /** The call makes new rows each time, and counts them in these columns. */
  adds?: true;
  counts?: string[];
  /** Only team admins may, and the whole team sees it. */
  settings?: true;
};

const group = ({ stranger }: World) => ({
  name: 'Kept',
  private: 0,
  all_users_can_create_posts: 1,
  members: [stranger.id],
  creators: [{ id: stranger.id }],
});

const post = ({ events, owner, picture, parentPost }: World) => ({
  title: 'Kept',
  content: '<p>Kept</p>',
  excerpt: 'Kept',
  status: 2,
  featured: false,
  featured_image: picture.id,
  meta: { featured_image_contain: true },
  published_at: '2026-01-02 03:04:05',
  notify: false,
  categories: [],
  parent_id: parentPost.id,
  authors: [owner.id],
  event: {
    venue: 'Kept',
    starts: '2026-05-01 10:00:00',
    ends: '2026-05-01 11:00:00',
    all_day: 0,
    google_place_id: 'kept',
    lat: 1.5,
    lng: 2.5,
  },
  must_read: { due_at: '2099-01-02 03:04:05', ask_again: false },
  group: { id: events.id },
});

const postClears = [
  ...['excerpt', 'featured_image', 'published_at', 'parent_id'],
  ...['event.venue', 'event.google_place_id', 'event.lat', 'event.lng', 'event.ends'],
];

/** Every call with a body. `{events}` and `{folders}` are the owner's groups. */
export const writes: Write[] = [
  {
    call: 'POST /api/groups',
    body: (world) => ({ ...group(world), type: 1, admins: [world.owner.id] }),
    needs: ['name', 'type', 'creators.0.id'],
    adds: true,
  },
  {
    call: 'PUT /api/groups/{folders}',
    body: (world) => ({ ...group(world), admins: [world.owner.id] }),
    needs: ['creators.0.id'],
  },
  {
    call: 'POST /api/groups/{folders}/categories',
    body: ({ parent }) => ({ name: 'Kept', slug: 'kept', parent_id: parent.id }),
    needs: ['name'],
    clears: ['parent_id'],
    adds: true,
  },
  {
    call: 'PUT /api/groups/{folders}/categories/{folder}',
    body: ({ parent }) => ({ name: 'Kept', slug: 'kept-too', parent_id: parent.id }),
    clears: ['parent_id'],
  },
  {
    call: 'POST /api/groups/{folders}/categories/rebuild-menu',
    body: ({ folder, parent }) => ({ categories: [{ id: parent.id, children: [{ id: folder.id }] }] }),
    needs: ['categories.0.id', 'categories.0.children.0.id'],
  },
  {
    call: 'POST /api/groups/{events}/rebuild-menu',
    body: ({ post, parentPost }) => ({ posts: [{ id: parentPost.id, children: [{ id: post.id }] }] }),
    needs: ['posts.0.id', 'posts.0.children.0.id'],
  },
  {
    call: 'POST /api/groups/{events}/posts',
    body: post,
    needs: ['authors.0', 'event.starts', 'must_read.due_at'],
    clears: postClears,
    adds: true,
  },
  { call: 'PUT /api/groups/{events}/posts/{post}', body: post, needs: ['authors.0'], clears: postClears },
  {
    call: 'POST /api/groups/{events}/posts/{post}/comments',
    body: () => ({ content: 'Kept' }),
    needs: ['content'],
    adds: true,
    counts: ['comments_count'],
  },
  {
    call: 'PUT /api/groups/{events}/posts/{post}/comments/{comment}',
    body: () => ({ content: 'Kept' }),
    needs: ['content'],
  },
  { call: 'POST /api/groups/{events}/posts/{post}/reactions', body: () => ({ type: 1 }), needs: ['type'] },
  { call: 'POST /api/groups/{events}/posts/{post}/share', body: () => ({ link_expires: 7 }), adds: true },
  {
    call: 'PATCH /api/groups/{events}/categories/0/bulk-move',
    body: ({ post }) => ({ posts: [post.id] }),
    needs: ['posts.0'],
  },
  {
    call: 'PUT /api/user/{owner}',
    body: ({ owner }) => ({
      name: 'Kept',
      email: owner.email,
      avatar: null,
      job_title: 'Kept',
      phone_office: '1',
      phone_mobile: '2',
      intro: 'Kept',
      work_experience: 'Kept',
    }),
    clears: ['avatar', 'job_title', 'phone_office', 'phone_mobile', 'intro', 'work_experience'],
  },
  {
    call: 'PUT /api/user/change-password',
    body: () => ({ password, password_confirmation: password, current_password: password }),
    needs: ['password', 'password_confirmation', 'current_password'],
  },
  {
    call: 'PUT /api/account/general',
    body: ({ events }) => ({
      ...{ name: 'Our team', logo: null, brand_color: '#a01d3c', hide_email: 0 },
      homepage_groups: [events.id],
    }),
    clears: ['logo', 'brand_color'],
    settings: true,
  },
  {
    call: 'PUT /api/account/login',
    body: () => ({ login_title: 'Welcome', login_short_intro: 'Sign in.' }),
    settings: true,
  },
  {
    call: 'PUT /api/account/sso',
    body: () => ({
      sso_enabled: 0,
      sso_entity_id: 'kept',
      sso_issuer_url: 'https://idp.example.test/',
      sso_logout_url: '',
      sso_x509_certificate: '',
      sso_x509_next: '',
      sso_creates_people: 1,
      sso_idp_initiated: 0,
      sso_attributes: { subject: 'kept', email: '', name: '', job_title: '', phone: '' },
    }),
    settings: true,
  },
  {
    call: 'PUT /api/account/navigation',
    body: ({ events }) => ({
      navigation: [
        {
          type: 'section',
          url: events.slug,
          text: 'Kept',
          children: [{ type: 'custom', url: '#', text: 'Kept' }],
        },
      ],
    }),
    needs: ['type', 'url', 'text'].flatMap((field) => [
      `navigation.0.${field}`,
      `navigation.0.children.0.${field}`,
    ]),
    settings: true,
  },
];

/** The address of a write, and who makes it. */
export function targetOf(write: Write, world: World, admin: Person) {
  const [method = '', address = ''] = write.call.split(' ');
  const path = address.replace(/\{(\w+)\}/g, (_, name: 'events') => String(world[name].id));
  return { method, path, api: (write.settings ? admin : world.owner).api };
}
