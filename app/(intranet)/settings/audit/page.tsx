import type { Metadata } from 'next';
import { AuditScreen } from '@/components/settings/audit-screen';
import { pageAudit } from '@/lib/audit/read';
import { auditQueryOf } from '@/lib/audit/schema';
import { loadPage } from '@/lib/http/page';

export const metadata: Metadata = { title: 'Audit Log' };

export default async function AuditPage({ searchParams }: PageProps<'/settings/audit'>) {
  const query = auditQueryOf(await searchParams);
  return <AuditScreen entries={await loadPage((actor) => pageAudit(actor, query))} query={query} />;
}
