import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import samlp from 'samlp';
import { answerOf, certificates, encode, issuer } from '../lib/testing/identity-provider.ts';
import { baseUrl } from './client.ts';

/** An identity provider at an address of its own: a page that says who is signed in there, and sends them back. */
export class IdentityProvider {
  key: 'current' | 'next' = 'current';
  person = { id: 'nobody', email: 'nobody@example.test', name: 'No Body' };
  /** Somebody was sent here to sign out. */
  left = false;
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://idp.test');
      if (pathname === '/slo') {
        this.left = searchParams.has('SAMLRequest');
        return response.writeHead(302, { Location: `${baseUrl()}/saml/logout?SAMLResponse=done` }).end();
      }
      if (pathname !== '/sso') return response.writeHead(404).end();
      const page = await this.#page(Object.fromEntries(searchParams));
      return response.setHeader('Content-Type', 'text/html').end(page);
    });
  }

  async start(): Promise<this> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.listen(0, '127.0.0.1', resolve);
    await promise;
    return this;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  get metadata(): string {
    const { port } = this.#server.address() as AddressInfo;
    const certificate = certificates.current.replace(/-----[^-]+-----|\s/g, '');
    return `<?xml version="1.0" encoding="UTF-8"?>
      <!-- As identity providers export it. -->
      <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
        <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
          <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data>
            <X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
          <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
            Location="http://127.0.0.1:${port}/sso"/>
          <SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"
            Location="http://127.0.0.1:${port}/slo"/>
        </IDPSSODescriptor>
      </EntityDescriptor>`;
  }

  async #page(query: Record<string, string>): Promise<string> {
    const asked = await parse(query);
    const to = {
      origin: baseUrl(),
      entityId: asked.issuer,
      acs: asked.assertionConsumerServiceURL,
      logout: '',
    };
    const xml = await answerOf({ to, inResponseTo: asked.id, key: this.key, ...this.person });
    return `<!doctype html><title>Identity provider</title><form method="post" action="${to.acs}">
      <input type="hidden" name="SAMLResponse" value="${encode(xml)}">
      <input type="hidden" name="RelayState" value="${query.RelayState ?? ''}">
      <button>Continue as ${this.person.email}</button></form>`;
  }
}

type Asked = { id: string; issuer: string; assertionConsumerServiceURL: string };

function parse(query: Record<string, string>): Promise<Asked> {
  const { promise, resolve, reject } = Promise.withResolvers<Asked>();
  samlp.parseRequest({ query }, {}, (error, asked) => (error ? reject(error) : resolve(asked)));
  return promise;
}
