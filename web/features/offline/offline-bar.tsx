import CloudOff from 'lucide-react/icons/cloud-off';
import { useLocation } from 'react-router';
import { offlineMessages } from '#domain/offline/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Says below the header, always in view, that there is no network, and how old the page is. */
export function OfflineBar({ since }: { since: number | undefined }) {
  const { pathname } = useLocation();
  const isSaid = since !== undefined && pathname !== paths.offline;
  return (
    <div role="status" className="sticky top-[4.375rem] z-30 bg-sunken">
      {isSaid && (
        <p className="wrap flex items-center gap-2 border-line border-b py-2 text-sm">
          <Icon of={CloudOff} size={16} className="shrink-0 text-muted" />
          <span className="figures min-w-0">
            {offlineMessages.since(new Date(since).toISOString(), new Date())}
          </span>
        </p>
      )}
    </div>
  );
}
