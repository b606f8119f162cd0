/** A highlight of the search: escaped on the server, with nothing in it but <mark>. */
export function Marked({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/search/mark.ts escapes everything but its own marks
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
