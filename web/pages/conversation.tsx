import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { conversationMessages } from '#domain/conversations/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ConversationThread } from '#web/features/conversations/thread/conversation-thread.tsx';
import { ThreadSkeleton } from '#web/features/conversations/thread/thread-skeleton.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guardedLoader } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import type { Route } from './+types/conversation';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: conversationMessages.title,
    description: conversationMessages.description,
    path: paths.conversation(params.id),
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return (
    <Frame>
      <ThreadSkeleton />
    </Frame>
  );
}

export default function Conversation({ params: { id } }: Route.ComponentProps) {
  const viewer = useViewer();
  if (!viewer) return <HydrateFallback />;
  return (
    <Frame>
      <ConversationThread key={id} userId={viewer.userId} id={id} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-3xl">
        <Link
          to={paths.enquiries}
          className="inline-flex min-h-11 items-center font-semibold text-primary text-sm hover:underline"
        >
          {conversationMessages.back}
        </Link>
        {children}
      </div>
    </div>
  );
}
