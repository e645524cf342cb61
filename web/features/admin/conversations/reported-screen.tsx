import { Link } from 'react-router';
import { REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import type { ReportOfConversation } from '#domain/conversations/reported-schema.ts';
import { REPORTED_CONVERSATIONS_TABLE } from '#domain/conversations/reported-table.ts';
import { REPORT_ACTIONS } from '#domain/conversations/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { dismissAction } from '../reports/dismiss-action.ts';
import { SettleControl } from '../reports/settle-control.tsx';
import { tableScreen } from '../table/table-screen.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Whom a report is about. */
const otherOf = ({ reporterId, lister, sender }: ReportOfConversation) =>
  reporterId === lister.userId ? sender : lister;

const twoOf = ({ sender, lister }: ReportOfConversation) => `${sender.name} to ${lister.name}`;

/** Conversations that one of their two people has reported. */
export const REPORTED_CONVERSATIONS_SCREEN = tableScreen(REPORTED_CONVERSATIONS_TABLE, {
  nameOf: twoOf,
  cells: {
    conversationId: (report) => (
      <>
        <Link to={paths.conversation(report.conversationId)} className={`${LINK} font-semibold`}>
          {twoOf(report)}
        </Link>
        <span className="block text-muted">
          {report.listing.name}
          {!report.listing.listed && ', no longer listed'}
        </span>
      </>
    ),
    reason: ({ reason, details }) => (
      <div className="max-w-prose">
        <p>{REPORT_REASON_TEXTS[reason]}</p>
        {details && <p className="whitespace-pre-line text-muted">{details}</p>}
      </div>
    ),
    reporter: ({ reporterId, lister, sender }) => (
      <Person of={reporterId === lister.userId ? lister : sender} />
    ),
    about: (report) => <Person of={otherOf(report)} />,
    action: (report) => (
      <SettleControl
        table="reported-conversations"
        reports={report}
        name={otherOf(report).name}
        actions={REPORT_ACTIONS}
      />
    ),
  },
  actions: [dismissAction('reported-conversations', 'conversation')],
});

function Person({ of: { userId, name } }: { of: ReportOfConversation['lister'] }) {
  return (
    <Link to={paths.adminPerson(userId)} className={LINK}>
      {name}
    </Link>
  );
}
