import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moderationMessages, TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import type { ModeratedListing } from '#domain/moderation/schema.ts';
import {
  type AdminTransition,
  MODERATION_REASON_MAX,
  needsReason,
} from '#domain/moderation/states.ts';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { failureMessage } from '#web/lib/failure-message.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { showOutcome } from '#web/ui/show-outcome.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { tableKey } from '../table/table-query.ts';
import { moderate } from './moderation-calls.ts';

interface Props {
  listing: ModeratedListing;
  transition: AdminTransition;
  onClose(): void;
}

const DOES: Record<AdminTransition, string> = {
  approve: 'It stands in the lists, and needs no other look until it is changed.',
  'ask-change': 'It leaves every list until its lister has changed it and you have approved that.',
  refuse: 'It leaves every list, or never comes into them.',
  hide: 'It leaves every list.',
  restore: 'It stands in the lists again. Its lister is mailed.',
};

/** Confirms a transition, with the reason where the lister is mailed one. */
export function ModerateDialog({ listing, transition, onClose }: Props) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const label = TRANSITION_TEXTS[transition];
  const { send, busy, error } = useWrite({
    mutationFn: (given: string) => moderate(listing, transition, given),
    onSuccess({ message }) {
      toast.success(message);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey('moderation') }),
  });
  const confirm = () => {
    const given = reason.trim();
    if ((given !== '' || !needsReason(transition)) && given.length <= MODERATION_REASON_MAX) {
      return send(given);
    }
    flushSync(() => setWrong(moderationMessages.reasonRequired));
    showOutcome(field.current, field.current?.closest('[data-field]'));
  };
  return (
    <ConfirmDialog
      open
      title={`${label}: ${listing.name}`}
      confirmText={label}
      cancelText="Cancel"
      danger={transition === 'refuse' || transition === 'hide'}
      busy={busy}
      failure={error ? failureMessage(error, workspaceMessages.failure) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{DOES[transition]}</p>
      {needsReason(transition) && (
        <Field label="Reason" help={workspaceMessages.listerIsMailed} error={wrong}>
          <TextArea
            ref={field}
            rows={3}
            counterMax={MODERATION_REASON_MAX}
            value={reason}
            readOnly={busy}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
