'use client';

import 'swagger-ui-dist/swagger-ui.css';
import './api-docs.css';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { withCsrfToken } from './csrf-header';

/** Swagger UI over a document, from our own origin. Its code is loaded on this page and no other. */
export function ApiDocs({ document }: { document: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const domNode = place.current;
    if (!domNode) return;
    import('swagger-ui-dist/swagger-ui-es-bundle.js').then(
      ({ default: SwaggerUI }) =>
        SwaggerUI({
          domNode,
          url: document,
          defaultModelsExpandDepth: 0,
          docExpansion: 'list',
          filter: true,
          validatorUrl: null,
          requestInterceptor: withCsrfToken,
        }),
      () => setFailed(true),
    );
  }, [document]);

  useEffect(followTheme, []);

  return (
    <>
      {failed && <Alert>The viewer could not be loaded. Reload the page, or read the document itself.</Alert>}
      <div ref={place} className="api-docs" />
    </>
  );
}

/** Swagger UI has its own dark colours, under a class of its own. */
function followTheme() {
  const { classList, dataset } = document.documentElement;
  const dark = dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  classList.toggle('dark-mode', dark);
  return () => classList.remove('dark-mode');
}
