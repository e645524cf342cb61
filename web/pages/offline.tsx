import { useEffect, useState } from 'react';
import { offlineMessages, unsentMessages } from '#domain/offline/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ReadablePages } from '#web/features/offline/readable-pages.tsx';
import { useWantedPage } from '#web/features/offline/use-wanted-page.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { useUnsent } from '#web/lib/unsent/unsent.ts';
import { UnsentList } from '#web/ui/lists/unsent-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/offline';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: offlineMessages.kept,
    description: offlineMessages.online,
    path: paths.offline,
    origin: originOf(matches),
    index: false,
  });

/** Lists the pages that can be read without a network and the unsent items; shown in place of a page that is not stored. */
export default function Offline() {
  const { wanted, isAway } = useWantedPage();
  const isOffline = useIsOffline();
  const unsent = useUnsent();
  const intro = isOffline ? offlineMessages.help : offlineMessages.online;
  return (
    <div className="wrap pb-12">
      <PageHeader
        title={isOffline ? offlineMessages.title : offlineMessages.kept}
        intro={
          <>
            {wanted && (isOffline || isAway) && (
              <span role="status" className="block font-semibold text-ink">
                {isOffline ? offlineMessages.notKept : offlineMessages.away}
              </span>
            )}
            {intro}
          </>
        }
      />
      {unsent.length > 0 && (
        <section aria-label={unsentMessages.title} className="mb-8 max-w-3xl">
          <h2 className="mb-3 text-xl">{unsentMessages.title}</h2>
          <UnsentList unsent={unsent} />
        </section>
      )}
      <ReadablePages />
    </div>
  );
}

/** As the browser says; false in the HTML that all share. */
function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}
