'use client';

import { ButtonLink } from '@/components/ui/button';
import { StatusPage } from '@/components/ui/status-page';

/** Rendered in the browser, because the payload of every page describes it. */
export function NotFoundPage() {
  return (
    <StatusPage
      icon="compass"
      code="404"
      title="This page is not here"
      actions={
        <ButtonLink href="/" variant="primary" icon="house">
          Go to the start page
        </ButtonLink>
      }
    >
      It may have been moved or deleted, or it belongs to a group you are not a member of. Check the address,
      or start again from the front.
    </StatusPage>
  );
}
