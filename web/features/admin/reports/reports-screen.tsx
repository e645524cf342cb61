import { Link } from 'react-router';
import { REASON_TEXTS } from '#domain/reports/messages.ts';
import { REPORTS_TABLE } from '#domain/reports/reports-table.ts';
import { ACTION_OF } from '#domain/reports/rules.ts';
import type { ReportedThing } from '#domain/reports/schema.ts';
import { KIND_TEXTS } from '#domain/reports/settling-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { plural } from '#domain/values/plural.ts';
import { Fold } from '#web/ui/dialogs/fold.tsx';
import { tableScreen } from '../table/table-screen.ts';
import { dismissAction } from './dismiss-action.ts';
import { SettleControl } from './settle-control.tsx';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Reports, one row for each reported thing. */
export const REPORTS_SCREEN = tableScreen(REPORTS_TABLE, {
  nameOf: ({ name }) => name,
  cells: {
    name: ({ kind, name, path, ownerId, ownerName }) => (
      <div className="max-w-prose">
        <p className="text-xs text-muted">{KIND_TEXTS[kind]}</p>
        {path ? (
          <Link to={path} className={LINK}>
            {name}
          </Link>
        ) : (
          <p>{name}, no longer there</p>
        )}
        {kind !== 'person' && (
          <p className="text-muted">
            by{' '}
            <Link to={paths.adminPerson(ownerId)} className={LINK}>
              {ownerName}
            </Link>
          </p>
        )}
      </div>
    ),
    reports: (thing) => <Reasons of={thing} />,
    action: (thing) => (
      <SettleControl
        table="reports"
        reports={thing}
        name={thing.name}
        actions={thing.path ? ['dismiss', ACTION_OF[thing.kind]] : ['dismiss']}
      />
    ),
  },
  actions: [dismissAction('reports', 'case')],
});

function Reasons({ of: { reports, people } }: { of: ReportedThing }) {
  const reasons = [...new Set(reports.map(({ reason }) => REASON_TEXTS[reason]))];
  return (
    <div className="max-w-80">
      <p>{reasons.join('; ')}</p>
      <Fold title={plural(people, 'report')}>
        <ul className="flex flex-col gap-3 pb-2">
          {reports.map(({ userId, userName, reason, details, createdAt }) => (
            <li key={userId}>
              <p className="font-semibold">{REASON_TEXTS[reason]}</p>
              {details && <p className="whitespace-pre-line">{details}</p>}
              <p className="text-muted">
                <Link to={paths.adminPerson(userId)} className={LINK}>
                  {userName}
                </Link>
                , {formatInstant(createdAt)}
              </p>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
