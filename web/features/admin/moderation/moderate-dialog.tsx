import { moderationMessages, TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import type { ModeratedListing } from '#domain/moderation/schema.ts';
import {
  type AdminTransition,
  MODERATION_REASON_MAX,
  needsReason,
} from '#domain/moderation/states.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { ReasonField, useReason } from '#web/ui/forms/reason-field.tsx';
import { useRowWrite } from '../table/use-row-write.ts';
import { moderate } from './moderation-calls.ts';

interface Props {
  listing: ModeratedListing;
  transition: AdminTransition;
  onClose(): void;
}

const DOES: Record<AdminTransition, string> = {
  approve: 'It will appear in the lists, and needs no other review until it’s changed.',
  'ask-change': 'It leaves every list until its lister changes it and you approve the change.',
  refuse: 'It won’t appear in any list. If its lister changes it, you’ll review it again.',
  hide: 'It leaves every list.',
  restore: 'It’s listed again, and we email its lister.',
};

/** Confirms a transition, and asks for the reason if it is mailed to the lister. */
export function ModerateDialog({ listing, transition, onClose }: Props) {
  const reason = useReason();
  const label = TRANSITION_TEXTS[transition];
  const { send, busy, failure } = useRowWrite(
    'moderation',
    (given: string) => moderate(listing, transition, given),
    onClose,
  );
  const confirm = () => {
    const given = reason.text.trim();
    if ((given !== '' || !needsReason(transition)) && given.length <= MODERATION_REASON_MAX) {
      return send(given);
    }
    reason.refuse(moderationMessages.reasonRequired);
  };
  return (
    <ConfirmDialog
      open
      title={`${label}: ${listing.name}`}
      confirmText={label}
      cancelText="Cancel"
      danger={transition === 'refuse' || transition === 'hide'}
      busy={busy}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{DOES[transition]}</p>
      {needsReason(transition) && (
        <ReasonField
          reason={reason}
          help={workspaceMessages.listerIsMailed}
          max={MODERATION_REASON_MAX}
          readOnly={busy}
        />
      )}
    </ConfirmDialog>
  );
}
