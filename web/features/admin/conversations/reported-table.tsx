import { Link } from 'react-router';
import { REPORT_REASON_TEXTS } from '#domain/conversations/messages.ts';
import { reportedConversationMessages } from '#domain/conversations/reported-messages.ts';
import type { ReportOfConversation } from '#domain/conversations/reported-schema.ts';
import { REPORT_REASONS } from '#domain/conversations/rules.ts';
import { formatInstant } from '#domain/instant.ts';
import { paths } from '#domain/site/paths.ts';
import type { TableDefinition } from '../table/table-definition.ts';

const LINK = 'inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline';

const twoOf = ({ sender, lister }: ReportOfConversation) => `${sender.name} to ${lister.name}`;

/** Conversations that one of the two has reported. */
export const REPORTED_CONVERSATIONS_TABLE: TableDefinition<ReportOfConversation> = {
  name: 'reported-conversations',
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
      of: (report) => <Person of={report.reporterId} in={report} />,
    },
    {
      heading: 'About',
      of: (report) => (
        <Person
          of={
            report.reporterId === report.lister.userId ? report.sender.userId : report.lister.userId
          }
          in={report}
        />
      ),
    },
    { heading: 'When', of: ({ createdAt }) => formatInstant(createdAt) },
  ],
  filters: [
    {
      name: 'reason',
      label: 'Reason',
      options: REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_TEXTS[value] })),
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
};

function Person({ of: userId, in: report }: { of: string; in: ReportOfConversation }) {
  const { name } = userId === report.lister.userId ? report.lister : report.sender;
  return (
    <Link to={paths.adminPerson(userId)} className={LINK}>
      {name}
    </Link>
  );
}
