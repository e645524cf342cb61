import { Fold } from '#web/ui/dialogs/fold.tsx';

/** Explains how the numbers are counted. */
export const HowCounted = () => (
  <Fold title="How these numbers are counted" className="max-w-prose text-sm">
    <ul className="flex list-disc flex-col gap-1 pb-2 pl-5 text-muted">
      <li>
        Views: devices that opened the listing’s page, each counted once a day. Yours don’t count.
      </li>
      <li>Enquiries: on the day they were sent. Later messages in the conversation don’t count.</li>
      <li>Bookings: on the day they were made, including any cancelled since.</li>
      <li>
        Favourites: on the day someone with an account saved the listing, until they remove it.
        Visitors’ favourites stay on their own device, where we can’t see them.
      </li>
    </ul>
  </Fold>
);
