import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { enquiryListMessages } from '#domain/enquiries/messages.ts';
import type { EnquiryDirection } from '#domain/enquiries/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { EnquiryList } from '#web/features/enquiries/list/enquiry-list.tsx';
import { useFilledDirection } from '#web/features/enquiries/list/use-filled-direction.ts';
import { guardedLoader, guardedMeta } from '#web/lib/guarded-page.ts';
import { newsQuery } from '#web/lib/news-query.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';

export const meta = guardedMeta({
  title: enquiryListMessages.title,
  description: enquiryListMessages.intro,
  path: paths.enquiries,
});

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return (
    <Frame>
      <MessageListSkeleton />
    </Frame>
  );
}

/** The part of the page that is shown stands in its address. */
const searchOf = (direction: EnquiryDirection) => `?part=${direction}`;

/** Undefined of the bare address, by which one comes without having chosen. */
function directionIn(search: string): EnquiryDirection | undefined {
  const query = new URLSearchParams(search);
  if (query.get('part') === 'sent') return 'sent';
  return query.size > 0 ? 'received' : undefined;
}

export default function Enquiries() {
  const viewer = useViewer();
  const { search } = useLocation();
  if (!viewer) return <HydrateFallback />;
  const direction = directionIn(search);
  const { userId } = viewer;
  const everybodys = isAdmin(viewer);
  if (!direction) return <Opening userId={userId} everybodys={everybodys} />;
  return <Part userId={userId} direction={direction} everybodys={everybodys} />;
}

interface PartProps {
  userId: string;
  direction: EnquiryDirection;
  everybodys: boolean;
}

/** The part that has something; that of the enquiries sent has an address of its own. */
function Opening({ userId, everybodys }: Omit<PartProps, 'direction'>) {
  const direction = useFilledDirection(userId);
  if (direction === 'sent') return <Navigate to={{ search: searchOf('sent') }} replace />;
  if (!direction) return <HydrateFallback />;
  return <Part userId={userId} direction={direction} everybodys={everybodys} />;
}

function Part({ userId, direction, everybodys }: PartProps) {
  return (
    <Frame>
      <Parts userId={userId} direction={direction} everybodys={everybodys} />
      <EnquiryList key={direction} userId={userId} direction={direction} everybodys={everybodys} />
    </Frame>
  );
}

function Parts({ userId, direction, everybodys }: PartProps) {
  const { data } = useQuery(newsQuery(userId));
  const { received, receivedByAll, sent } = enquiryListMessages;
  return (
    <PartLinks
      label={enquiryListMessages.title}
      parts={[
        {
          to: { search: searchOf('received') },
          label: everybodys ? receivedByAll : received,
          current: direction === 'received',
          count: data?.enquiries.count,
        },
        { to: { search: searchOf('sent') }, label: sent, current: direction === 'sent' },
      ]}
    />
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="max-w-4xl">
        <PageHeader title={enquiryListMessages.title} intro={enquiryListMessages.intro} />
        {children}
      </div>
    </div>
  );
}
