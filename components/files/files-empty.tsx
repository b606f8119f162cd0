import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

type Props = {
  group: { canUpload: boolean };
  folder: { name: string } | null;
  total: number;
  here: string;
};

export function FilesEmpty({ group, folder, total, here }: Props) {
  if (total > 0) {
    return (
      <EmptyState
        icon="file"
        title="This page is past the end"
        action={<ButtonLink href={here}>Go to the first page</ButtonLink>}
      >
        The list became shorter since you opened it.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="folder" tint={3} title={folder ? `Nothing in "${folder.name}" yet` : 'No files yet'}>
      Documents, images and other files stand here in folders.{' '}
      {group.canUpload
        ? 'Upload the first one above.'
        : 'Only selected people can upload files to this group, and none of them has yet.'}
    </EmptyState>
  );
}
