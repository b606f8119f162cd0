import { loadEditor } from '@/app/(intranet)/groups/[group]/load-editor';

export const metadata = { title: 'New post' };

export default async function Page({ params }: PageProps<'/groups/[group]/new-post'>) {
  return loadEditor(await params);
}
