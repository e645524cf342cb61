import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  icon: LucideIcon;
  /** Undefined if there is no longer a page to go to. */
  to: string | undefined;
  title: ReactNode;
  /** A second line, quieter. */
  detail?: ReactNode;
  /** An action beside the link, to settle it right here. */
  action?: ReactNode;
}

const LINE = 'flex min-h-15 min-w-60 grow items-center gap-3 px-4 py-3';

/** One open task, with a link to the page where it is done. */
export function PendingItem({ icon, to, title, detail, action }: Props) {
  const shown = (
    <>
      <Icon of={icon} className="shrink-0 text-primary" />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere group-hover:text-primary">{title}</span>
        {detail && <span className="block text-muted text-sm wrap-anywhere">{detail}</span>}
      </span>
    </>
  );
  return (
    <li className="flex flex-wrap items-center border-line border-t first:border-t-0">
      {to ? (
        <Link to={to} className={`${LINE} group hover:bg-sunken`}>
          {shown}
          {!action && <Icon of={ChevronRight} size={18} className="shrink-0 text-muted" />}
        </Link>
      ) : (
        <div className={LINE}>{shown}</div>
      )}
      {action && <div className="px-4 pb-3 max-sm:w-full sm:py-2">{action}</div>}
    </li>
  );
}

/** Things of a kind that wait; nothing without any. */
export function PendingGroup({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">{children}</ul>
    </section>
  );
}
