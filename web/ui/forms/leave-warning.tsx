import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

interface Props {
  /** True while there is something to lose. */
  when: boolean;
  title?: string;
  /** Says what would be lost. */
  text?: string;
}

/**
 * Asks before a page with unsaved changes is left: for links in a dialog of ours, for closing the tab in the
 * browser's own. People who have just been logged out are not held back.
 */
export function LeaveWarning({
  when,
  title = 'Leave without saving?',
  text = 'Your changes aren’t saved. You’ll lose them if you leave.',
}: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && readSession() !== null,
  );

  useEffect(() => {
    if (!when) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [when]);

  const stay = () => blocker.state === 'blocked' && blocker.reset();
  const leave = () => blocker.state === 'blocked' && blocker.proceed();
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title}
      confirmText="Stay here"
      cancelText="Leave"
      onConfirm={stay}
      onCancel={leave}
      onClose={stay}
      backLeaves
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
