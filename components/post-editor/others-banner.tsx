import { Alert } from '@/components/ui/alert';
import type { EditedPost } from '@/lib/posts/edit';
import type { EditingJson } from '@/lib/working-copies/schema';

type Props = { editing: EditingJson | null; post: EditedPost | null };

/** Who else has the post open, before they get in each other's way. */
export function OthersBanner({ editing, post }: Props) {
  if (!editing || !post || editing.others.length === 0) return null;
  const names = new Intl.ListFormat('en').format(editing.others.map(({ name }) => name));
  const many = editing.others.length > 1;
  return (
    <Alert tone="info">
      {`${names} ${many ? 'have' : 'has'} this post open, too. `}
      {editing.version > post.version
        ? 'It was saved there meanwhile: when you save, you see both versions and choose.'
        : 'Whoever saves second sees both versions and chooses.'}
    </Alert>
  );
}
