import { Link } from 'react-router';
import { roleMessages } from '#domain/accounts/role-messages.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import { PEOPLE_TABLE } from '#domain/people/people-table.ts';
import type { PersonRow } from '#domain/people/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { checkedTexts } from '#domain/verification/badge-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { tableScreen } from '../table/table-screen.ts';
import { personCall } from './person-calls.ts';

const nameOf = ({ firstname, lastname }: PersonRow) => `${firstname} ${lastname}`;

/** Everyone with an account. */
export const PEOPLE_SCREEN = tableScreen(PEOPLE_TABLE, {
  nameOf,
  cells: {
    name: (person) => (
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
    checked: ({ emailConfirmedAt, checks }) => (
      <ul>
        <li className={emailConfirmedAt ? 'text-muted' : 'text-laterite'}>
          {emailConfirmedAt ? peopleMessages.emailConfirmed : peopleMessages.emailNotConfirmed}
        </li>
        {checkedTexts(checks).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    ),
    state: ({ suspended, asksFor }) => {
      if (suspended) return <Badge tone="laterite">Suspended</Badge>;
      return asksFor ? <Badge tone="gold">{roleMessages.wants(asksFor.role)}</Badge> : 'Active';
    },
  },
  actions: [
    {
      label: 'End sessions',
      question: (people) =>
        `${people.map(nameOf).join(', ')}: logged out on every device, and able to log in again.`,
      run: ({ _id }) => personCall(_id, 'end-sessions'),
    },
  ],
});
