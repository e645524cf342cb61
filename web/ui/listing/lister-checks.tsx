import ChevronDown from 'lucide-react/icons/chevron-down';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { formatDate } from '#domain/values/calendar-date.ts';
import { badgeMessages } from '#domain/verification/badge-messages.ts';
import { BADGE_TEXTS } from '#domain/verification/badge-texts.ts';
import type { ListerCheck } from '#domain/verification/schema.ts';
import { Badge } from '../badge.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

interface Props {
  checks: readonly ListerCheck[] | undefined;
  /** Names the stay of a licence; not needed on the stay's own page. */
  namesStays?: boolean;
  className?: string;
}

/** A lister's verified checks with dates. Pressing one explains it, even before scripts run. */
export function ListerChecks({ checks = [], namesStays, className }: Props) {
  if (checks.length === 0) return null;
  const textOf = ({ kind, property }: ListerCheck) =>
    namesStays && property ? `${BADGE_TEXTS[kind]}: ${property.name}` : BADGE_TEXTS[kind];
  const keyOf = ({ kind, property }: ListerCheck) => property?._id ?? kind;
  return (
    <details className={cx('group/checks', className)}>
      <summary className="flex min-h-11 w-fit max-w-full cursor-pointer flex-wrap items-center gap-x-2 gap-y-1.5 py-2">
        {checks.map((check) => (
          <Badge key={keyOf(check)} tone="primary" className="min-h-6 max-w-full">
            <Icon of={ShieldCheck} size={14} />
            <span className="wrap-anywhere">{textOf(check)}</span>
            <span className="figures shrink-0 font-normal whitespace-nowrap">
              {formatDate(check.checkedOn)}
            </span>
          </Badge>
        ))}
        <Icon
          of={ChevronDown}
          size={18}
          className="shrink-0 text-muted transition-transform group-open/checks:rotate-180"
        />
      </summary>
      <div className="mt-1 flex max-w-prose flex-col gap-2 rounded-control bg-sunken p-4 text-sm">
        <ul className="flex flex-col gap-2">
          {checks.map((check) => (
            <li key={keyOf(check)} className="wrap-anywhere">
              <strong>{textOf(check)}.</strong> {badgeMessages.means[check.kind]}{' '}
              {badgeMessages.on(formatDate(check.checkedOn))}
            </li>
          ))}
        </ul>
        <p className="text-muted">{badgeMessages.notMore}</p>
      </div>
    </details>
  );
}
