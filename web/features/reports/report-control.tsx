import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reportMessages } from '#domain/reports/messages.ts';
import { canReport, type ReportedKind } from '#domain/reports/rules.ts';
import { LOGIN_LINK } from '#domain/site/navigation.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), Nothing);

export interface Reported {
  kind: ReportedKind;
  id: string;
  /** Its name, for people who hear the button without its surroundings. */
  name: string;
  ownerId: string;
}

interface Props {
  of: Reported;
  /** Matches the buttons beside it. */
  variant?: ButtonVariant;
}

/**
 * Reports something of someone else's; the form is loaded on demand. Visitors log in first and come back to the
 * form, which the address names.
 */
export function ReportControl({ of, variant = 'quiet' }: Props) {
  const viewer = useViewer();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const anchor = `#report-${of.id}`;
  const [isOpen, setIsOpen] = useState(false);
  const look = {
    variant,
    className: hydrated ? 'px-3 font-medium' : 'visitors-only px-3 font-medium',
    'aria-label': `${reportMessages.report}: ${of.name}`,
  } as const;
  const words = (
    <>
      <Icon of={Flag} size={18} />
      {reportMessages.report}
    </>
  );
  if (!viewer) {
    return (
      <ButtonLink to={withReturn(LOGIN_LINK.path, pathname + search + anchor)} {...look}>
        {words}
      </ButtonLink>
    );
  }
  if (!canReport(viewer, of.ownerId)) return null;
  const isLedTo = hash === anchor;
  const close = () => {
    setIsOpen(false);
    if (isLedTo) navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {words}
      </Button>
      {(isOpen || isLedTo) && (
        <Suspense>
          <ReportDialog of={of} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
