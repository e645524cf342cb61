import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { homeSentences } from '#domain/site/sentences.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page, so that paging works before scripts and can be shared. */
  hrefOf(page: number): To;
  /** What is paged, where a page has several lists. */
  label?: string;
  /** Leaves the scroll where it is: for a list in the middle of a page. */
  preventScrollReset?: boolean;
}

const STEP =
  'inline-flex h-11 min-w-9 items-center justify-center gap-1 rounded-control text-sm font-medium sm:min-w-11 sm:px-2';

/** Previous, the pages, Next (specification §2.3). Nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefOf,
  label = 'Pagination',
  preventScrollReset,
}: Props) {
  if (pages <= 1) return null;
  const link = { preventScrollReset };
  return (
    <nav aria-label={label} className="figures flex justify-center">
      <ul className="flex items-center gap-0.5 sm:gap-1">
        <li>
          <Step
            to={page > 1 ? hrefOf(page - 1) : undefined}
            rel="prev"
            label={homeSentences.previous}
            before={<Icon of={ChevronLeft} size={18} />}
            {...link}
          />
        </li>
        {pageWindow(page, pages).map((each, index, all) =>
          each === 'gap' ? (
            <Gap key={`gap after ${all[index - 1]}`} className="max-sm:hidden" />
          ) : (
            <Fragment key={each}>
              {isNear(each, page, pages) && each > 1 && !isNear(each - 1, page, pages) && (
                <Gap className="sm:hidden" />
              )}
              <li className={isNear(each, page, pages) ? undefined : 'max-sm:hidden'}>
                <Link
                  to={hrefOf(each)}
                  {...link}
                  aria-label={`Page ${each}`}
                  aria-current={each === page ? 'page' : undefined}
                  className={cx(
                    STEP,
                    each === page ? 'bg-primary text-on-primary' : 'hover:bg-primary-soft',
                  )}
                >
                  {each}
                </Link>
              </li>
            </Fragment>
          ),
        )}
        <li>
          <Step
            to={page < pages ? hrefOf(page + 1) : undefined}
            rel="next"
            label={homeSentences.next}
            after={<Icon of={ChevronRight} size={18} />}
            {...link}
          />
        </li>
      </ul>
    </nav>
  );
}

function Gap({ className }: { className: string }) {
  return (
    <li aria-hidden className={cx('w-5 text-center text-muted', className)}>
      …
    </li>
  );
}

/** A phone has room for the ends and for the page itself with a neighbour on either side. */
function isNear(each: number, page: number, pages: number): boolean {
  const middle = Math.min(Math.max(page, 2), pages - 1);
  return each === 1 || each === pages || Math.abs(each - middle) <= 1;
}

interface StepProps {
  to: To | undefined;
  rel: string;
  label: string;
  before?: ReactNode;
  after?: ReactNode;
  preventScrollReset: boolean | undefined;
}

function Step({ to, rel, label, before, after, preventScrollReset }: StepProps) {
  const content = (
    <>
      {before}
      <span className="max-sm:sr-only">{label}</span>
      {after}
    </>
  );
  if (to === undefined) {
    return <span className={cx(STEP, 'text-muted sm:px-3')}>{content}</span>;
  }
  return (
    <Link
      to={to}
      rel={rel}
      preventScrollReset={preventScrollReset}
      className={cx(STEP, 'text-primary hover:bg-primary-soft sm:px-3')}
    >
      {content}
    </Link>
  );
}
