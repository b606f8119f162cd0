import { Page, PageHeader } from '@/components/ui/page';
import { AvatarField } from '@/components/users/avatar-field';
import { ProfileForm } from '@/components/users/profile-form';
import { forbidden } from '@/lib/errors';
import { loadPage } from '@/lib/http/page';
import { findAvatarSource } from '@/lib/media/read';
import { pathId } from '@/lib/refs';
import { canAdministerUsers, canEditUser } from '@/lib/users/policy';
import { getUser } from '@/lib/users/read';

export const metadata = { title: 'Edit profile' };

export default async function EditProfilePage({ params }: PageProps<'/profile/[user]/edit'>) {
  const ref = (await params).user;
  const { user, made, ...rights } = await loadPage(async (actor) => {
    const found = await getUser(actor, pathId(ref), true);
    if (!canEditUser(actor, found.id)) throw forbidden();
    const made = await findAvatarSource(actor, found.id);
    return { user: found, made, isSelf: found.id === actor.id, canChangeEmail: canAdministerUsers(actor) };
  });
  return (
    <Page width="form">
      <PageHeader title={rights.isSelf ? 'Edit your profile' : `Edit ${user.name}`} />
      <AvatarField user={user} made={made} />
      <ProfileForm user={user} {...rights} />
    </Page>
  );
}
