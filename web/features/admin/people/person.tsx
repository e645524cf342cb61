import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { allBookingsMessages } from '#domain/bookings/all-messages.ts';
import { allCommentsMessages } from '#domain/comments/all-messages.ts';
import { peopleMessages } from '#domain/people/messages.ts';
import type { PersonDetail } from '#domain/people/schema.ts';
import { reportedMessages } from '#domain/reports/settling-messages.ts';
import type { NavigationLink } from '#domain/site/navigation.ts';
import { paths } from '#domain/site/paths.ts';
import { formatDay } from '#domain/values/calendar-date.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { groupThousands } from '#domain/values/plural.ts';
import { verifyingMessages } from '#domain/verification/admin-messages.ts';
import { BADGE_TEXTS } from '#domain/verification/badge-texts.ts';
import { withQuery } from '#web/lib/api/with-query.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PersonActions } from './person-actions.tsx';
import { personQuery } from './person-calls.ts';
import { RoleRequest } from './role-request.tsx';

/** One person: the known details, and an Admin's actions. */
export function Person({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(personQuery(id));
  const isOneself = useSession()?.userId === id;
  if (error && !data) {
    return <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {data.suspended && (
        <Notice tone="error">
          <p className="font-semibold">Suspended on {formatInstant(data.suspended.at)}</p>
          {data.suspended.reason && <p className="whitespace-pre-line">{data.suspended.reason}</p>}
        </Notice>
      )}
      {data.samePhone.length > 0 && <SamePhone of={data.samePhone} />}
      {data.asksFor && <RoleRequest person={data} request={data.asksFor} />}
      <section
        aria-labelledby="person-name"
        className="rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        <h2 id="person-name" className="text-lg wrap-anywhere">
          {data.firstname} {data.lastname}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {factsOf(data).map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {waysFrom(data).map(({ label, path }) => (
            <li key={label}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {isOneself ? (
        <Notice tone="info">
          This is you. Another Admin can change your role; your own settings are in{' '}
          <Link to={paths.profile} className="underline underline-offset-4">
            your profile
          </Link>
          .
        </Notice>
      ) : (
        <PersonActions person={data} />
      )}
    </div>
  );
}

/** Links to the tables about a person, which find rows by id or email address. */
const waysFrom = ({ _id, email }: PersonDetail): NavigationLink[] => [
  { label: 'Public page', path: paths.lister(_id) },
  { label: 'Listings to review', path: withQuery(paths.moderation, { search: _id }) },
  { label: allBookingsMessages.title, path: withQuery(paths.adminBookings, { search: _id }) },
  { label: allCommentsMessages.title, path: withQuery(paths.adminComments, { search: _id }) },
  { label: reportedMessages.title, path: withQuery(paths.adminReports, { search: _id }) },
  {
    label: verifyingMessages.title,
    path: withQuery(paths.adminVerifications, { search: email }),
  },
  { label: 'In the audit log', path: withQuery(paths.auditLog, { search: _id }) },
];

/** A person's valid checks with their dates; a licence names its stay. */
function Checked({ of: checks }: { of: PersonDetail['checks'] }) {
  if (checks.length === 0) return 'Nothing';
  return (
    <ul>
      {checks.map(({ kind, checkedOn, property }) => (
        <li key={`${kind} ${property?._id}`}>
          {[BADGE_TEXTS[kind], property?.name].filter(Boolean).join(': ')}, {formatDay(checkedOn)}
        </li>
      ))}
    </ul>
  );
}

const factsOf = (person: PersonDetail): [label: string, value: ReactNode][] => [
  ['Email', person.email],
  [
    peopleMessages.emailConfirmed,
    person.emailConfirmedAt ? formatInstant(person.emailConfirmedAt) : 'No',
  ],
  ['Verified', <Checked key="checked" of={person.checks} />],
  ['Phone', person.phoneNumber],
  ['Location', person.location],
  ['Role', person.role],
  ['Account since', formatInstant(person.createdAt)],
  ['Last login', person.lastLoginAt ? formatInstant(person.lastLoginAt) : 'Unknown'],
  ['Devices logged in', groupThousands(String(person.sessions))],
  ['Passkeys', groupThousands(String(person.passkeys))],
  ['Authenticator app', person.codes ? 'On' : 'Off'],
  ['Properties', groupThousands(String(person.properties))],
  ['Cars', groupThousands(String(person.cars))],
  ['Bookings', groupThousands(String(person.bookings))],
  ['Comments', groupThousands(String(person.comments))],
];

/** Other people with the same phone number: often one person with several accounts. */
function SamePhone({ of: others }: { of: PersonDetail['samePhone'] }) {
  return (
    <Notice tone={others.some(({ suspended }) => suspended) ? 'error' : 'info'}>
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {peopleMessages.samePhone}
      </h2>
      <ul>
        {others.map(({ _id, name, suspended }) => (
          <li key={_id}>
            <Link
              to={paths.adminPerson(_id)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {name}
            </Link>
            {suspended && ' (suspended)'}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
