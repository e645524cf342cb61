import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { peopleMessages } from '#domain/people/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatDate } from '#domain/values/calendar-date.ts';
import { formatInstant } from '#domain/values/instant.ts';
import { STATE_TEXTS, verifyingMessages } from '#domain/verification/admin-messages.ts';
import { verificationMessages } from '#domain/verification/messages.ts';
import type { VerificationDetail } from '#domain/verification/schema.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DecideControl } from './decide-control.tsx';
import { DocumentPhoto } from './document-photo.tsx';
import { verificationQuery } from './verifying-calls.ts';

/** One request: the person, the full number, the photos, and an Admin's actions. */
export function Verifying({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(id));
  const viewerId = useSession()?.userId;
  if (error && !data) {
    return <ErrorBox message={error.message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton className="h-96 max-w-3xl rounded-card" />;
  const isOneself = data.userId === viewerId;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {data.suspended && <Notice tone="error">{verifyingMessages.suspended}</Notice>}
      {data.renamed && <Notice tone="error">{verifyingMessages.renamed}</Notice>}
      {!data.readable && <Notice tone="error">{verifyingMessages.unreadable}</Notice>}
      <section
        aria-labelledby="verifying-name"
        className="rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        <h2 id="verifying-name" className="text-lg wrap-anywhere">
          {data.userName}
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {factsOf(data).map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {data.reason && (
          <p className="mt-4 max-w-prose border-line border-t pt-4 whitespace-pre-line">
            {data.reason}
          </p>
        )}
      </section>
      <section aria-labelledby="verifying-photos" className="flex flex-col gap-3">
        <h2 id="verifying-photos" className="text-lg">
          {verifyingMessages.documents}
        </h2>
        {data.documents === 0 && <p className="text-muted">{verifyingMessages.noDocuments}</p>}
        {data.readable &&
          Array.from({ length: data.documents }, (_, at) => at + 1).map((position) => (
            <DocumentPhoto key={position} id={data._id} position={position} />
          ))}
      </section>
      {isOneself ? (
        <Notice tone="info">{peopleMessages.yourself}</Notice>
      ) : (
        <DecideControl verification={data} />
      )}
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center lg:min-h-6 text-primary underline underline-offset-4';

const factsOf = (of: VerificationDetail): [label: string, value: ReactNode][] => [
  ['What', verificationMessages.titles[of.kind]],
  [verifyingMessages.number, of.number ?? (of.readable ? verifyingMessages.numberGone : '')],
  ['Expires', formatDate(of.expiresOn)],
  ['State', STATE_TEXTS[of.state]],
  ['Sent', formatInstant(of.createdAt)],
  ...(of.decidedAt ? [['Decided', formatInstant(of.decidedAt)] as [string, ReactNode]] : []),
  ...(of.property
    ? [
        [
          verificationMessages.stay,
          <Link key="stay" to={paths.property(of.property._id)} className={LINK}>
            {of.property.name}
          </Link>,
        ] as [string, ReactNode],
      ]
    : []),
  [
    'Account',
    <Link key="account" to={paths.adminPerson(of.userId)} className={LINK}>
      {of.email}
    </Link>,
  ],
];
