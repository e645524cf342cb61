import { Link } from 'react-router';
import { REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import { reportedConversationMessages } from '#domain/conversations/reported-messages.ts';
import type { ReportOfConversation } from '#domain/conversations/reported-schema.ts';
import { REPORT_ACTIONS, REPORT_REASONS } from '#domain/conversations/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { dismissAction } from '../reports/dismiss-action.ts';
import { SettleControl } from '../reports/settle-control.tsx';
import { STATE_FILTER } from '../reports/state-filter.ts';
import type { TableDefinition } from '../table/table-definition.ts';

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline-offset-4 hover:underline';

/** Whom a report is about. */
const otherOf = ({ reporterId, lister, sender }: ReportOfConversation) =>
  reporterId === lister.userId ? sender : lister;

const twoOf = ({ sender, lister }: ReportOfConversation) => `${sender.name} to ${lister.name}`;

/** Conversations that one of the two has reported. */
export const REPORTED_CONVERSATIONS_TABLE: TableDefinition<ReportOfConversation> = {
  name: 'reported-conversations',
  asksAgain: true,
  row: 'report',
  rows: 'reports',
  search: reportedConversationMessages.search,
  none: reportedConversationMessages.none,
  nameOf: twoOf,
  columns: [
    {
      heading: 'Conversation',
      of: (report) => (
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
    },
    {
      heading: 'Reason',
      of: ({ reason, details }) => (
        <div className="max-w-prose">
          <p>{REPORT_REASON_TEXTS[reason]}</p>
          {details && <p className="whitespace-pre-line text-muted">{details}</p>}
        </div>
      ),
    },
    {
      heading: 'Reported by',
      of: ({ reporterId, lister, sender }) => (
        <Person of={reporterId === lister.userId ? lister : sender} />
      ),
    },
    { heading: 'About', of: (report) => <Person of={otherOf(report)} /> },
    { heading: 'When', of: ({ createdAt }) => formatInstant(createdAt), isMoment: true },
    {
      heading: 'Action',
      of: (report) => (
        <SettleControl
          table="reported-conversations"
          reports={report}
          name={otherOf(report).name}
          actions={REPORT_ACTIONS}
        />
      ),
    },
  ],
  filters: [
    {
      name: 'reason',
      label: 'Reason',
      options: REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_TEXTS[value] })),
    },
    STATE_FILTER,
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
  actions: [dismissAction('reported-conversations', 'conversation')],
};

function Person({ of: { userId, name } }: { of: ReportOfConversation['lister'] }) {
  return (
    <Link to={paths.adminPerson(userId)} className={LINK}>
      {name}
    </Link>
  );
}
