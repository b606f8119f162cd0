export type PageShape = 'cards' | 'tiles' | 'rows' | 'article' | 'form';

const shapes: [RegExp, PageShape][] = [
  [/^\/$/, 'cards'],
  [/^\/(groups|people|people\/external|people\/list\/\d+)$/, 'tiles'],
  [/^\/(groups\/new|groups\/[^/]+\/edit|settings.*|profile\/(\d+\/edit|change-password))$/, 'form'],
  [/^\/(profile\/posts|search)$/, 'rows'],
  [/^\/groups\/[^/]+(\/category\/[^/]+)?$/, 'cards'],
];

/** What a page will roughly look like, told from its address alone. */
export function shapeOf(href: string): PageShape {
  const path = href.replace(/[?#].*$/, '');
  return shapes.find(([pattern]) => pattern.test(path))?.[1] ?? 'article';
}
