import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedListMessages } from '#domain/favourites/messages.ts';
import type { SharedLink, SharedLinkResponse } from '#domain/favourites/schema.ts';
import { shareListMessages } from '#domain/favourites/share-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { Share } from '#web/ui/share.tsx';
import { sharedLinkQuery, shareList, stopSharing } from './shared-link-calls.ts';

interface Props {
  userId: string;
  link: SharedLink | null;
  origin: string;
}

/** Creates the link to the user's list, says what it shows, and switches it off. */
export function ShareForm({ userId, link, origin }: Props) {
  const queryClient = useQueryClient();
  const { queryKey } = sharedLinkQuery(userId);
  const know = (response: SharedLinkResponse) => queryClient.setQueryData(queryKey, response);
  const [withNotes, setWithNotes] = useState(link?.withNotes ?? false);
  const sharing = useWrite({ mutationFn: shareList, onSuccess: know });
  const ending = useWrite({
    mutationFn: stopSharing,
    onSuccess() {
      know({ link: null });
      toast.success(sharedListMessages.switchedOff);
    },
  });
  const error = sharing.error ?? ending.error;
  const isBusy = sharing.busy || ending.busy;
  const url = link && new URL(paths.sharedList(link.id), origin).href;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{shareListMessages.explained}</p>
      {error && <Outcome tone="error">{error.message}</Outcome>}
      <Checkbox
        checked={link && !sharing.busy ? link.withNotes : withNotes}
        disabled={isBusy}
        onChange={(event) => {
          const wanted = event.currentTarget.checked;
          setWithNotes(wanted);
          if (link) sharing.send(wanted);
        }}
      >
        {shareListMessages.withNotes}
      </Checkbox>
      {url ? (
        <GivenLink url={url} busy={ending.busy} onEnd={() => ending.send()} />
      ) : (
        <Button
          className="self-start"
          busy={sharing.busy}
          busyText={shareListMessages.making}
          onClick={() => sharing.send(withNotes)}
        >
          {shareListMessages.make}
        </Button>
      )}
    </div>
  );
}

interface GivenLinkProps {
  url: string;
  /** It is being switched off. */
  busy: boolean;
  onEnd(): void;
}

function GivenLink({ url, busy, onEnd }: GivenLinkProps) {
  return (
    <>
      <Field label={shareListMessages.address} mayBeEmpty>
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <ActionRow>
        <Share text={shareListMessages.title} url={url} />
      </ActionRow>
      <Button
        variant="quiet-danger"
        className="self-start"
        busy={busy}
        busyText={shareListMessages.switchingOff}
        onClick={onEnd}
      >
        {shareListMessages.switchOff}
      </Button>
    </>
  );
}
