import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { homeMessages } from '#domain/site/messages.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { pageWindow } from './page-window.ts';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page, so that paging works before scripts and can be shared. */
  hrefOf(page: number): To;
  /** Previous and next links for lists that are not paged by number; null if there is none. */
  prev?: To | null | undefined;
  next?: To | null | undefined;
  /** Names the list, for pages with several. */
  label?: string;
  /** Keeps the scroll position: for a list in the middle of a page. */
  preventScrollReset?: boolean;
}

const STEP =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-control px-0.5 text-sm font-medium sm:px-2';

/** On a phone the steps have a row of their own below the numbers, which need its whole width. */
const STEP_PLACE = 'max-sm:order-last max-sm:basis-[48%]';

/** Previous, the pages, Next (specification §2.3). Nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefOf,
  prev = page > 1 ? hrefOf(page - 1) : null,
  next = page < pages ? hrefOf(page + 1) : null,
  label = 'Pagination',
  preventScrollReset,
}: Props) {
  if (pages <= 1) return null;
  const link = { preventScrollReset };
  return (
    <nav aria-label={label} className="figures flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-y-1 sm:gap-x-1">
        <li aria-hidden className="order-last basis-full sm:hidden" />
        <li className={cx(STEP_PLACE, 'max-sm:text-right')}>
          <Step
            to={prev}
            rel="prev"
            label={homeMessages.previous}
            before={<Icon of={ChevronLeft} size={18} />}
            {...link}
          />
        </li>
        {pageWindow(page, pages).map((each, index, all) =>
          each === 'gap' ? (
            <li
              key={`gap after ${all[index - 1]}`}
              aria-hidden
              className="w-3.5 text-center text-muted sm:w-5"
            >
              …
            </li>
          ) : (
            <li key={each}>
              <PageNumber to={hrefOf(each)} {...link} page={each} isCurrent={each === page} />
            </li>
          ),
        )}
        <li className={STEP_PLACE}>
          <Step
            to={next}
            rel="next"
            label={homeMessages.next}
            after={<Icon of={ChevronRight} size={18} />}
            {...link}
          />
        </li>
      </ul>
    </nav>
  );
}

interface PageNumberProps {
  to: To;
  page: number;
  isCurrent: boolean;
  preventScrollReset: boolean | undefined;
}

function PageNumber({ to, page, isCurrent, preventScrollReset }: PageNumberProps) {
  return (
    <Link
      to={to}
      preventScrollReset={preventScrollReset}
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(STEP, isCurrent ? 'bg-primary text-on-primary' : 'hover:bg-primary-soft')}
    >
      {page}
    </Link>
  );
}

interface StepProps {
  to: To | null;
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
      {label}
      {after}
    </>
  );
  if (to === null) {
    return <span className={cx(STEP, 'px-3 text-muted')}>{content}</span>;
  }
  return (
    <Link
      to={to}
      rel={rel}
      preventScrollReset={preventScrollReset}
      className={cx(STEP, 'px-3 text-primary hover:bg-primary-soft')}
    >
      {content}
    </Link>
  );
}
