import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import { reportMessages } from '#domain/reports/messages.ts';
import { canReport, type ReportedKind } from '#domain/reports/rules.ts';
import { lazyPart, Nothing } from '#web/lib/late-part.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), Nothing);

/** What is reported. */
export interface Reported {
  kind: ReportedKind;
  id: string;
  /** What it is called, for those who hear the button without what stands around it. */
  name: string;
  ownerId: string;
}

/** Leads those who are signed in to a report of what is somebody else's; its form is loaded then. */
export function ReportControl({ of }: { of: Reported }) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  if (!canReport(viewer, of.ownerId)) return null;
  return (
    <>
      <Button
        variant="quiet"
        className="px-3 font-medium"
        aria-label={`${reportMessages.report}: ${of.name}`}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Flag} size={18} />
        {reportMessages.report}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog of={of} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
