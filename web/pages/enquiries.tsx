import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import { DIRECTIONS, type Direction } from '#domain/conversations/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { ConversationList } from '#web/features/conversations/list/conversation-list.tsx';
import { useFilledDirection } from '#web/features/conversations/list/use-filled-direction.ts';
import { newsQuery } from '#web/lib/lists/news-query.ts';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PartLinks } from '#web/ui/part-links.tsx';

export const meta = guardedMeta({
  title: conversationListMessages.title,
  description: conversationListMessages.intro,
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

/** The part shown is kept in the page's address. */
const searchOf = (direction: Direction) => `?part=${direction}`;

/** Undefined for the bare address, which means that nobody has chosen. */
function directionIn(search: string): Direction | undefined {
  const query = new URLSearchParams(search);
  const named = DIRECTIONS.find((direction) => direction === query.get('part'));
  return named ?? (query.size > 0 ? 'received' : undefined);
}

export default function Enquiries() {
  const viewer = useViewer();
  const { search } = useLocation();
  if (!viewer) return <HydrateFallback />;
  const direction = directionIn(search);
  const { userId } = viewer;
  const seesReported = isAdmin(viewer);
  if (!direction) return <Opening userId={userId} seesReported={seesReported} />;
  return <Part userId={userId} direction={direction} seesReported={seesReported} />;
}

interface PartProps {
  userId: string;
  direction: Direction;
  /** Those that were reported are a part for Admins. */
  seesReported: boolean;
}

/** The part that has something; that of the enquiries sent has an address of its own. */
function Opening({ userId, seesReported }: Omit<PartProps, 'direction'>) {
  const direction = useFilledDirection(userId);
  if (direction === 'sent') return <Navigate to={{ search: searchOf('sent') }} replace />;
  if (!direction) return <HydrateFallback />;
  return <Part userId={userId} direction={direction} seesReported={seesReported} />;
}

function Part({ userId, direction, seesReported }: PartProps) {
  return (
    <Frame>
      <Parts userId={userId} direction={direction} seesReported={seesReported} />
      <ConversationList key={direction} userId={userId} direction={direction} />
    </Frame>
  );
}

function Parts({ userId, direction, seesReported }: PartProps) {
  const { data } = useQuery(newsQuery(userId));
  const { received, sent, reported } = conversationListMessages;
  return (
    <PartLinks
      label={conversationListMessages.title}
      parts={[
        {
          to: { search: searchOf('received') },
          label: received,
          current: direction === 'received',
          count: data?.enquiries.count,
        },
        {
          to: { search: searchOf('sent') },
          label: sent,
          current: direction === 'sent',
          count: data?.answers.count,
        },
        ...(seesReported
          ? [
              {
                to: { search: searchOf('reported') },
                label: reported,
                current: direction === 'reported',
              },
            ]
          : []),
      ]}
    />
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="max-w-4xl">
        <PageHeader title={conversationListMessages.title} intro={conversationListMessages.intro} />
        {children}
      </div>
    </div>
  );
}
