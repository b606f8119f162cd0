import type { Metadata } from 'next';
import { DashboardScreen } from '@/components/posts/dashboard-screen';
import { loadPage } from '@/lib/http/page';
import { getHomepage } from '@/lib/posts/read';

export const metadata: Metadata = { title: 'Latest updates' };

export default async function DashboardPage() {
  return <DashboardScreen {...(await loadPage(getHomepage))} />;
}
