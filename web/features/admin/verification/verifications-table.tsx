import { Link } from 'react-router';
import { paths } from '#domain/site/paths.ts';
import { formatDate } from '#domain/values/calendar-date.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { STATE_TEXTS, verifyingMessages } from '#domain/verification/admin-messages.ts';
import { VERIFICATION_KINDS } from '#domain/verification/kinds.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import type { VerificationRow } from '#domain/verification/schema.ts';
import { VERIFICATION_STATES } from '#domain/verification/states.ts';
import { EmailText } from '#web/ui/email-text.tsx';
import type { TableDefinition } from '../table/table-definition.ts';

const { titles } = verificationMessages;

/** What people ask to be checked; the number is only on the page of each. */
export const VERIFICATIONS_TABLE: TableDefinition<VerificationRow> = {
  name: 'verifications',
  asksAgain: true,
  row: 'request',
  rows: 'requests',
  search: verifyingMessages.search,
  none: verifyingMessages.none,
  nameOf: ({ userName, kind }) => `${titles[kind]} of ${userName}`,
  columns: [
    {
      heading: 'Name',
      of: ({ _id, userName, email, kind }) => (
        <>
          <Link
            to={paths.adminVerification(_id)}
            aria-label={`${titles[kind]} of ${userName}`}
            className="inline-flex min-h-11 items-center lg:min-h-6 font-semibold text-primary underline-offset-4 hover:underline"
          >
            {userName}
          </Link>
          <span className="block text-muted wrap-anywhere">
            <EmailText>{email}</EmailText>
          </span>
        </>
      ),
    },
    {
      heading: 'What',
      of: ({ kind, property }) => (
        <>
          {titles[kind]}
          {property && <span className="block text-muted">{property.name}</span>}
        </>
      ),
    },
    { heading: 'Sent', of: ({ createdAt }) => formatInstantDate(createdAt), isMoment: true },
    { heading: 'Expires', of: ({ expiresOn }) => formatDate(expiresOn), isMoment: true },
    { heading: 'State', of: ({ state }) => STATE_TEXTS[state] },
  ],
  filters: [
    {
      name: 'kind',
      label: 'What',
      options: VERIFICATION_KINDS.map((value) => ({ value, label: titles[value] })),
    },
    {
      name: 'state',
      label: 'State',
      unchosen: STATE_TEXTS.waiting,
      options: VERIFICATION_STATES.filter((state) => state !== 'waiting').map((value) => ({
        value,
        label: STATE_TEXTS[value],
      })),
    },
  ],
  sorts: [{ value: 'oldest', label: 'Oldest first' }],
};
