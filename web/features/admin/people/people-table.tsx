import { Link } from 'react-router';
import { ROLES } from '#domain/accounts/role.ts';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonRow } from '#domain/people/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { groupThousands } from '#domain/values/plural.ts';
import { checkedTexts } from '#domain/verification/badge-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import type { TableDefinition } from '../table/table-definition.ts';
import { personCall } from './person-calls.ts';

const nameOf = ({ firstname, lastname }: PersonRow) => `${firstname} ${lastname}`;

/** Everybody with an account. */
export const PEOPLE_TABLE: TableDefinition<PersonRow> = {
  name: 'people',
  row: 'person',
  rows: 'people',
  search: peopleMessages.search,
  none: peopleMessages.none,
  asksAgain: true,
  nameOf,
  columns: [
    {
      heading: 'Name',
      of: (person) => (
        <>
          <Link
            to={paths.adminPerson(person._id)}
            className="inline-flex min-h-11 items-center lg:min-h-6 font-semibold text-primary underline-offset-4 hover:underline"
          >
            {nameOf(person)}
          </Link>
          <span className="block text-muted">
            <EmailText>{person.email}</EmailText>
          </span>
        </>
      ),
    },
    { heading: 'Role', of: ({ role }) => role },
    {
      heading: 'Checked',
      of: ({ emailConfirmedAt, checks }) => (
        <ul>
          <li className={emailConfirmedAt ? 'text-muted' : 'text-laterite'}>
            {emailConfirmedAt ? peopleMessages.emailConfirmed : peopleMessages.emailNotConfirmed}
          </li>
          {checkedTexts(checks).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ),
    },
    { heading: 'Since', of: ({ createdAt }) => formatInstantDate(createdAt), isMoment: true },
    {
      heading: 'Last login',
      of: ({ lastLoginAt }) => (lastLoginAt ? formatInstantDate(lastLoginAt) : null),
      isMoment: true,
    },
    {
      heading: 'Listings',
      of: ({ listings }) => groupThousands(String(listings)),
      isNumber: true,
    },
    {
      heading: 'State',
      of: ({ suspended, asksFor }) => {
        if (suspended) return <Badge tone="laterite">Suspended</Badge>;
        return asksFor ? <Badge tone="gold">{roleMessages.wants(asksFor.role)}</Badge> : 'Active';
      },
    },
  ],
  filters: [
    { name: 'role', label: 'Role', options: ROLES.map((role) => ({ value: role, label: role })) },
    {
      name: 'state',
      label: 'State',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'suspended', label: 'Suspended' },
        { value: 'asking', label: 'Wants to list' },
        { value: 'verified', label: 'Verified' },
        { value: 'suspended-phone', label: 'Phone of a suspended person' },
      ],
    },
  ],
  sorts: [
    { value: 'oldest', label: 'Oldest first' },
    { value: 'last-login', label: 'Last login' },
  ],
  actions: [
    {
      label: 'End sessions',
      question: (people) =>
        `${people.map(nameOf).join(', ')}: each is logged out on every device, and can log in again.`,
      run: ({ _id }) => personCall(_id, 'end-sessions'),
    },
  ],
};
