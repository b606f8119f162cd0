import { loadEditor } from '@/app/(intranet)/groups/[group]/load-editor';

export const metadata = { title: 'Edit post' };

export default async function Page({ params }: PageProps<'/groups/[group]/[post]/edit'>) {
  return loadEditor(await params);
}
