import Flag from 'lucide-react/icons/flag';
import type { ReportAction } from '#domain/reports/rules.ts';
import { formatInstant } from '#domain/values/instant.ts';
import type { OwnReport } from '#domain/workspace/own-report-schema.ts';
import { WaitingLine } from './waiting-line.tsx';

const ENDS: Readonly<Record<ReportAction, string>> = {
  dismiss: 'we found no reason to do something about it.',
  hide: 'the listing is hidden.',
  delete: 'the comment is deleted.',
  suspend: 'the account is suspended.',
};

/** Something that one has reported, and what came of it. */
export function OwnReportLine({ report: { kind, name, path, ended } }: { report: OwnReport }) {
  const said = ended
    ? `Ended ${formatInstant(ended.at)}: ${ENDS[ended.action]} ${ended.note}`
    : 'An Admin looks at it.';
  return (
    <WaitingLine
      icon={Flag}
      to={path ?? undefined}
      title={name}
      detail={`You reported this ${kind}. ${said}`}
    />
  );
}
