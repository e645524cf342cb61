import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';

interface Props {
  title: string;
  /** A sentence below the title. */
  intro?: ReactNode;
  /** The way here, the page itself last. */
  crumbs?: readonly Crumb[];
  /** Beside the title on wide screens. */
  actions?: ReactNode;
}

/** The top of a page: breadcrumbs, title, intro and actions. */
export function PageHeader({ title, intro, crumbs, actions }: Props) {
  return (
    <div className={crumbs ? 'pt-2 pb-6 md:pb-8' : 'py-6 md:py-8'}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {intro && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
