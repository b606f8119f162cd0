'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { SsoSettingsJson } from '@/lib/auth/saml/schema';
import { copyText } from '@/lib/client/clipboard';

type Service = SsoSettingsJson['service_provider'];

/** What the identity provider asks for when Hearth is made known there. */
export function SsoService({ service }: { service: Service }) {
  return (
    <section className="sso-service">
      <h2>For your identity provider</h2>
      <dl>
        <Value label="Audience" value={service.entity_id} />
        <Value label="Reply URL (ACS)" value={service.acs_url} />
      </dl>
      <p className="hint">
        Or give it the address of the <a href={service.metadata_url}>metadata</a>. Assertions have to be
        signed with SHA-256 and sent unencrypted.
      </p>
    </section>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>
        <code>{value}</code>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          label={copied ? 'Copied' : `Copy: ${label}`}
          tooltip="below-end"
          onClick={async () => setCopied(await copyText(value))}
        />
      </dd>
    </div>
  );
}
