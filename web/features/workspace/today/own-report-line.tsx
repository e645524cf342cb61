import Flag from 'lucide-react/icons/flag';
import type { ReportAction } from '#domain/reports/rules.ts';
import { formatInstant } from '#domain/values/instant.ts';
import type { OwnReport } from '#domain/workspace/own-report-schema.ts';
import { PendingItem } from './pending-item.tsx';

const ENDS: Readonly<Record<ReportAction, string>> = {
  dismiss: 'we found nothing to act on.',
  hide: 'we hid the listing.',
  delete: 'we deleted the comment.',
  suspend: 'we suspended the account.',
};

/** One of the user's reports, and its result. */
export function OwnReportLine({ report: { kind, name, path, ended } }: { report: OwnReport }) {
  const said = ended
    ? `Closed ${formatInstant(ended.at)}: ${ENDS[ended.action]} ${ended.note}`
    : 'An Admin will look at it.';
  return (
    <PendingItem
      icon={Flag}
      to={path ?? undefined}
      title={name}
      detail={`You reported this ${kind}. ${said}`}
    />
  );
}
