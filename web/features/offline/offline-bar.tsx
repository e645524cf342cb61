import CloudOff from 'lucide-react/icons/cloud-off';
import { useLocation } from 'react-router';
import { offlineMessages } from '#domain/offline/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  /** What the page dates from, without a network (ms since 1970). */
  since: number | undefined;
  isSaving: boolean;
}

/** Says below the header, always in view, that there is no network and how old the page is, or that nothing can be saved. */
export function OfflineBar({ since, isSaving }: Props) {
  const { pathname } = useLocation();
  const text =
    since === undefined
      ? !isSaving && offlineMessages.notSaving
      : pathname !== paths.offline &&
        offlineMessages.since(new Date(since).toISOString(), new Date());
  return (
    <div role="status" className="sticky top-[4.375rem] z-30 bg-sunken">
      {text && (
        <p className="wrap flex items-center gap-2 border-line border-b py-2 text-sm">
          <Icon of={CloudOff} size={16} className="shrink-0 text-muted" />
          <span className="figures min-w-0">{text}</span>
        </p>
      )}
    </div>
  );
}
