declare module 'samlp' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type User = {
    id: string;
    emails: { value: string }[];
    displayName: string;
    name: { givenName: string; familyName: string };
    [claim: string]: unknown;
  };
  type Options = {
    issuer: string;
    cert: string;
    key: string;
    audience?: string;
    recipient?: string;
    destination?: string;
    inResponseTo?: string | undefined;
    signResponse?: boolean;
    signAssertion?: boolean;
    signatureAlgorithm?: 'rsa-sha1' | 'rsa-sha256';
    digestAlgorithm?: 'sha1' | 'sha256';
    lifetimeInSeconds?: number;
    nameIdentifierFormat?: string;
    samlStatusCode?: string;
  };
  type Done = (error: Error | null, xml: string) => void;
  type Middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;

  const samlp: {
    getSamlResponse: (options: Options, user: User, done: Done) => void;
    metadata: (options: { issuer: string; cert: string; redirectEndpointPath?: string }) => Middleware;
    parseRequest: (
      request: { query: Record<string, string>; body?: Record<string, string> },
      options: object,
      done: (
        error: Error | null,
        parsed: { id: string; issuer: string; assertionConsumerServiceURL: string },
      ) => void,
    ) => void;
  };
  export = samlp;
}
