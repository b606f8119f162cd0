type Node = { children: Map<string, Node>; dynamic?: Node; rest?: string; name?: string };

/** Finds the pattern an address belongs to, so that a metric has as many series as Hearth has routes. */
export function routeNames(patterns: string[]): (pathname: string) => string {
  const root: Node = { children: new Map() };
  for (const pattern of patterns) add(root, pattern);
  return (pathname) => find(root, pathname.split('/').filter(Boolean)) ?? 'other';
}

function add(root: Node, pattern: string): void {
  let node = root;
  for (const part of pattern.split('/').filter(Boolean)) {
    if (part.startsWith('[...') || part.startsWith('[[')) {
      node.rest = pattern;
      return;
    }
    if (part.startsWith('[')) node.dynamic ??= { children: new Map() };
    else if (!node.children.has(part)) node.children.set(part, { children: new Map() });
    node = (part.startsWith('[') ? node.dynamic : node.children.get(part)) ?? node;
  }
  node.name = pattern;
}

/** A literal part wins over a dynamic one, as Next decides. */
function find(node: Node, [part, ...left]: string[]): string | undefined {
  if (part === undefined) return node.name;
  const literal = node.children.get(part);
  return (
    (literal && find(literal, left)) ?? (node.dynamic && find(node.dynamic, left)) ?? (node.rest || undefined)
  );
}
