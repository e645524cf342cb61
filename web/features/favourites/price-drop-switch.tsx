import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { priceDropMessages } from '#domain/prices/messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { priceDropMailsQuery, setPriceDropMails } from './price-drop-calls.ts';

/** Switches the signed-in person's emails about price drops; they are on by default. */
export default function PriceDropSwitch({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const query = priceDropMailsQuery(userId);
  const { data } = useQuery(query);
  // The ticked state, from the press until it is saved or refused.
  const [asked, setAsked] = useState<boolean>();
  const { send, busy, error } = useWrite({
    mutationFn: setPriceDropMails,
    onSuccess(mails) {
      queryClient.setQueryData(query.queryKey, mails);
      toast.success(mails.wanted ? priceDropMessages.on : priceDropMessages.off);
    },
    onSettled: () => setAsked(undefined),
  });
  const isWanted = asked ?? data?.wanted ?? true;
  return (
    <div>
      {error && <Outcome tone="error">{failureMessage(error, priceDropMessages.notSaved)}</Outcome>}
      <Checkbox
        checked={isWanted}
        disabled={!data}
        onChange={(event) => {
          if (busy) return;
          setAsked(event.currentTarget.checked);
          // A pending response would bring the old value back.
          void queryClient.cancelQueries({ queryKey: query.queryKey });
          send(event.currentTarget.checked);
        }}
        className="self-start"
      >
        {priceDropMessages.tell}
      </Checkbox>
    </div>
  );
}
