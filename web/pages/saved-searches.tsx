import type { ReactNode } from 'react';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { SearchList } from '#web/features/saved-searches/search-list.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const meta = guardedMeta({
  title: savedSearchMessages.title,
  description: savedSearchMessages.intro,
  path: paths.savedSearches,
});

export const clientLoader = guardedLoader;

export function HydrateFallback() {
  return (
    <Frame>
      <MessageListSkeleton />
    </Frame>
  );
}

export default function SavedSearches() {
  const viewer = useViewer();
  if (!viewer) return <HydrateFallback />;
  return (
    <Frame>
      <SearchList userId={viewer.userId} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="max-w-4xl">
        <PageHeader title={savedSearchMessages.title} intro={savedSearchMessages.intro} />
        {children}
      </div>
    </div>
  );
}
