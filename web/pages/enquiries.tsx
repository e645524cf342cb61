import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { enquiryListSentences } from '#domain/enquiries/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { EnquiryList } from '#web/features/enquiries/list/enquiry-list.tsx';
import { EnquiryListSkeleton } from '#web/features/enquiries/list/enquiry-list-skeleton.tsx';
import { guard } from '#web/lib/guard.ts';
import { newsQuery } from '#web/lib/news-query.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';
import type { Route } from './+types/enquiries';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: enquiryListSentences.title,
    description: enquiryListSentences.intro,
    path: paths.enquiries,
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  guard(request);
  return null;
};
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <Frame>
      <EnquiryListSkeleton />
    </Frame>
  );
}

/** The part of the page that is shown stands in its address. */
const SENT = '?part=sent';

export default function Enquiries() {
  const viewer = useViewer();
  const isSent = new URLSearchParams(useLocation().search).get('part') === 'sent';
  if (!viewer) return <HydrateFallback />;
  const { userId } = viewer;
  const everybodys = isAdmin(viewer);
  return (
    <Frame>
      <Parts userId={userId} isSent={isSent} everybodys={everybodys} />
      <EnquiryList
        key={String(isSent)}
        userId={userId}
        direction={isSent ? 'sent' : 'received'}
        everybodys={everybodys}
      />
    </Frame>
  );
}

function Parts({
  userId,
  isSent,
  everybodys,
}: {
  userId: string;
  isSent: boolean;
  everybodys: boolean;
}) {
  const { data } = useQuery(newsQuery(userId));
  const { received, receivedByAll, sent } = enquiryListSentences;
  return (
    <PartLinks
      label={enquiryListSentences.title}
      parts={[
        {
          to: paths.enquiries,
          label: everybodys ? receivedByAll : received,
          current: !isSent,
          count: data?.enquiries.count,
        },
        { to: paths.enquiries + SENT, label: sent, current: isSent },
      ]}
    />
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="max-w-4xl">
        <PageHeader title={enquiryListSentences.title} intro={enquiryListSentences.intro} />
        {children}
      </div>
    </div>
  );
}
