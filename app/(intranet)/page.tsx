import type { Metadata } from 'next';
import { DashboardScreen } from '@/components/posts/dashboard-screen';
import { loadPage } from '@/lib/http/page';
import { getHomepage } from '@/lib/posts/read';
import { loadFrame } from './load-frame';

/** With the team's name: a layout's template is not for the page right below it. */
export async function generateMetadata(): Promise<Metadata> {
  const { account } = await loadFrame();
  return { title: { absolute: `Latest updates - ${account.name}` } };
}

export default async function DashboardPage() {
  return <DashboardScreen {...(await loadPage(getHomepage))} />;
}
