import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

type PageProps = {
  /** `page` 1200 px, `form` 640 px, `article` the measure of running text. */
  width?: 'page' | 'form' | 'article' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The column of a screen with its gutters. Screens that fill the window (three panes) do without it. */
export function Page({ width = 'page', className, children }: PageProps) {
  return <div className={clsx('page', width !== 'page' && `page-${width}`, className)}>{children}</div>;
}

type HeaderProps = {
  title: ReactNode;
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Beside the title: a badge or a group's tag. */
  aside?: ReactNode;
  description?: ReactNode;
  /** Top right; the main one last and primary. */
  actions?: ReactNode;
  /** A `Tabs` under the heading. */
  tabs?: ReactNode;
};

/** The one h1 of a page with what belongs around it. */
export function PageHeader({ title, breadcrumbs, aside, description, actions, tabs }: HeaderProps) {
  return (
    <header className="page-header">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <div className="page-title">
        <h1>
          {title}
          {aside && <span className="ml-3 inline-flex align-middle tracking-normal">{aside}</span>}
        </h1>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {description && <p className="mt-2 max-w-form text-soft">{description}</p>}
      {tabs}
    </header>
  );
}
