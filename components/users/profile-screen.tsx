import { VcardLink } from '@/components/people/vcard-link';
import { PostGrid } from '@/components/posts/post-grid';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Page } from '@/components/ui/page';
import { Pagination } from '@/components/ui/pagination';
import type { Paged } from '@/lib/paging';
import type { PostCardJson } from '@/lib/posts/schema';
import { withQuery } from '@/lib/urls';
import type { UserJson } from '@/lib/users/schema';

type Props = { user: UserJson; canEdit: boolean; isSelf: boolean; posts: Paged<PostCardJson> };

export function ProfileScreen({ user, canEdit, isSelf, posts }: Props) {
  return (
    <Page>
      <div className="mx-auto max-w-form">
        <header className="flex flex-wrap items-center gap-5">
          <Avatar person={user} size={96} />
          <div className="min-w-0 flex-1 basis-60">
            <h1 className="text-28 font-bold">{user.name}</h1>
            {user.job_title && <p className="mt-1 text-16 text-soft">{user.job_title}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            <VcardLink href={`/api/user/${user.id}/vcard`} />
            {isSelf && (
              <ButtonLink href="/profile/change-password" icon="key-round">
                Change password
              </ButtonLink>
            )}
            {canEdit && (
              <ButtonLink href={`/profile/${user.id}/edit`} icon="pencil">
                Edit profile
              </ButtonLink>
            )}
          </div>
        </header>
        <Card padded className="mt-8">
          <dl className="grid gap-4">
            <Way icon="mail" label="E-mail" value={user.email} href={`mailto:${user.email}`} />
            <Way
              icon="phone"
              label="Office phone"
              value={user.phone_office}
              href={telephone(user.phone_office)}
            />
            <Way
              icon="phone"
              label="Mobile phone"
              value={user.phone_mobile}
              href={telephone(user.phone_mobile)}
            />
          </dl>
          {!user.email && !user.phone_office && !user.phone_mobile && (
            <p className="text-soft">{user.name} has not said how to be reached.</p>
          )}
        </Card>
        <Text title="Intro" text={user.intro} />
        <Text title="Work experience" text={user.work_experience} />
      </div>
      <Posts user={user} posts={posts} />
    </Page>
  );
}

function Posts({ user, posts }: Pick<Props, 'user' | 'posts'>) {
  const { data, total, current_page, last_page } = posts;
  return (
    <section className="mt-12" aria-labelledby="posts">
      <h2 id="posts" className="mb-4 flex items-center gap-2 text-18 font-semibold">
        Posts {total > 0 && <Badge>{total}</Badge>}
      </h2>
      {data.length === 0 && <p className="text-soft">{user.name} has not published anything you can read.</p>}
      <PostGrid posts={data} tag="group" heading="h3" />
      <Pagination
        page={current_page}
        lastPage={last_page}
        href={(page) => withQuery(`/profile/${user.id}`, { page })}
      />
    </section>
  );
}

type WayProps = { icon: IconName; label: string; value: string | null | undefined; href: string };

function Way({ icon, label, value, href }: WayProps) {
  if (!value) return null;
  return (
    <div className="flex items-center gap-3">
      <Icon name={icon} className="text-faint" />
      <dt className="sr-only">{label}</dt>
      <dd className="min-w-0 break-words">
        <a className="text-accent hover:underline" href={href}>
          {value}
        </a>
      </dd>
    </div>
  );
}

function Text({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <section className="mt-8">
      <h2 className="text-18 font-semibold">{title}</h2>
      <p className="mt-2 whitespace-pre-line text-soft">{text}</p>
    </section>
  );
}

function telephone(value: string | null) {
  return `tel:${(value ?? '').replace(/[^\d+]/g, '')}`;
}
