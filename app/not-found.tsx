import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/frame/not-found-page';
import { currentActor } from '@/lib/auth/current-actor';
import { isAddressUnknown } from '@/lib/http/exchange';
import IntranetLayout from './(intranet)/layout';
import { loadFrame } from './(intranet)/load-frame';

const title = 'Page not found';

export async function generateMetadata(): Promise<Metadata> {
  if (!(await isFramed())) return { title };
  const { account } = await loadFrame();
  return { title: { absolute: `${title} - ${account.name}` } };
}

/** For addresses that no route knows, in the frame for who is signed in; and for what guests are shown. */
export default async function NotFound() {
  if (await isFramed()) {
    return (
      <IntranetLayout>
        <NotFoundPage />
      </IntranetLayout>
    );
  }
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}

/** Next renders this beside every page, in case it is not found: only for an unknown address it is the page itself. */
async function isFramed(): Promise<boolean> {
  return isAddressUnknown() && (await currentActor()) !== null;
}
