import { ButtonLink } from './button';
import { StatusPage } from './status-page';

const home = (
  <ButtonLink href="/" variant="primary" icon="house">
    Go to the start page
  </ButtonLink>
);

/** 403: the thing may be known to be there, but not to this person. */
export function ForbiddenPage() {
  return (
    <StatusPage icon="lock" code="403" title="This is not open to you" actions={home}>
      Your account may not see or change this. If you think it should, ask an admin of the team.
    </StatusPage>
  );
}

/** 410: a shared link that has run out. Its reader need not have an account, so there is no way into the product. */
export function ExpiredPage() {
  return (
    <StatusPage icon="hourglass" code="410" title="This link has expired" actions={null}>
      Links to shared posts stop working after a while. Ask the person who sent it for a new one.
    </StatusPage>
  );
}
