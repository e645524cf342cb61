import { OfflineBar } from './offline-bar.tsx';
import { useConnection } from './use-connection.ts';
import { useForgetting } from './use-forgetting.ts';
import { useOfflineLinks } from './use-offline-links.ts';
import { useSeenPages } from './use-seen-pages.ts';
import { useSending } from './use-sending.ts';
import { useArrival } from './use-wanted-page.ts';
import { useWorker } from './use-worker.ts';

/** Everything of the site that is there for when the network is not (docs/decisions/browser/offline.md). */
export default function OfflineParts() {
  const { isOffline, isSaving, since } = useConnection();
  useWorker();
  useArrival();
  useForgetting();
  useSeenPages(isOffline);
  useOfflineLinks(isOffline);
  useSending(isOffline);
  return <OfflineBar since={isOffline ? since : undefined} isSaving={isSaving} />;
}
