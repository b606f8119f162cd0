import type { Metadata } from 'next';
import { ApiDocs } from '@/components/docs/api-docs';
import { Page, PageHeader } from '@/components/ui/page';
import { getTeam } from '@/lib/account/read';

const document = '/api/openapi.json';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getTeam();
  return { title: { absolute: `API - ${name}` } };
}

export default async function ApiDocsPage() {
  const { name } = await getTeam();
  return (
    <main id="content">
      <Page>
        <PageHeader
          title="API"
          breadcrumbs={[{ label: name, href: '/' }]}
          description={
            <>
              Everything the screens do, as JSON. The description itself is at{' '}
              <a href={document}>{document}</a>.
            </>
          }
        />
        <ApiDocs document={document} />
      </Page>
    </main>
  );
}
