declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Request = { url: string; method?: string; headers: Record<string, string> };
  type Options = {
    domNode: HTMLElement;
    url: string;
    defaultModelsExpandDepth?: number;
    displayOperationId?: boolean;
    docExpansion?: 'list' | 'full' | 'none';
    filter?: boolean;
    /** null asks no foreign server to judge the document. */
    validatorUrl: null;
    requestInterceptor?: (request: Request) => Request | Promise<Request>;
  };
  const SwaggerUI: (options: Options) => unknown;
  export = SwaggerUI;
}
