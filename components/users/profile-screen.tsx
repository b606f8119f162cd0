import { VcardLink } from '@/components/people/vcard-link';
import { Avatar } from '@/components/ui/avatar';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Page } from '@/components/ui/page';
import type { UserJson } from '@/lib/users/schema';

type Props = { user: UserJson; canEdit: boolean; isSelf: boolean };

export function ProfileScreen({ user, canEdit, isSelf }: Props) {
  return (
    <Page width="form">
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
    </Page>
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
