import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Link } from './link';
import { pagesAround } from './pages-around';

type Props = {
  /** Both from 0, as the API counts. */
  page: number;
  lastPage: number;
  href: (page: number) => string;
  label?: string | undefined;
};

/** First, previous, numbers, next, last: links the server renders. Nothing at all where there is one page. */
export function Pagination({ page, lastPage, href, label = 'Pages' }: Props) {
  if (lastPage < 1) return null;
  return (
    <nav aria-label={label} className="pager">
      <Step icon="chevrons-left" label="First page" to={page > 0 ? href(0) : null} edge />
      <Step
        icon="chevron-left"
        label="Previous page"
        to={page > 0 ? href(Math.min(page, lastPage + 1) - 1) : null}
      />
      {pagesAround(page, lastPage).map((step, index, steps) =>
        step === 'gap' ? (
          <span key={`after-${steps[index - 1]}`} className="pager-far" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={step}
            href={href(step)}
            aria-label={`Page ${step + 1}`}
            aria-current={step === page ? 'page' : undefined}
            className={Math.abs(step - page) > 1 ? 'pager-far' : undefined}
          >
            {step + 1}
          </Link>
        ),
      )}
      <Step icon="chevron-right" label="Next page" to={page < lastPage ? href(page + 1) : null} />
      <Step icon="chevrons-right" label="Last page" to={page < lastPage ? href(lastPage) : null} edge />
    </nav>
  );
}

type StepProps = { icon: IconName; label: string; to: string | null; edge?: boolean };

function Step({ icon, label, to, edge }: StepProps) {
  const className = edge ? 'pager-edge' : undefined;
  return to === null ? (
    <span className={className} aria-disabled="true" aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <Link className={className} href={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
