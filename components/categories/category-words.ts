import { type GroupType, groupTypes } from '@/lib/groups/types';

/** A category is called folder in files groups. */
export function categoryWords(type: GroupType) {
  const isFolder = type === groupTypes.files;
  const noun = isFolder ? 'folder' : 'category';
  const Noun = isFolder ? 'Folder' : 'Category';
  return {
    create: isFolder ? 'Add a folder' : 'Add a category',
    edit: `Edit ${noun}`,
    remove: `Delete ${noun}`,
    added: (name: string) => `${Noun} "${name}" was added`,
    saved: (name: string) => `${Noun} "${name}" was saved`,
    deleted: (name: string) => `${Noun} "${name}" was deleted`,
    deleteTitle: (name: string) => `Delete ${noun} "${name}"`,
    deleteQuestion: (name: string) => `Are you sure you wish to delete "${name}"?`,
    deleteLoss: isFolder
      ? 'All files will be moved to the top level folder and all sub folders will be deleted.'
      : 'Its posts stay in the group without a category.',
  };
}
