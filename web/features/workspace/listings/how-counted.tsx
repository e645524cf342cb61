import { Fold } from '#web/ui/dialogs/fold.tsx';

/** What the numbers of listings mean. */
export const HowCounted = () => (
  <Fold title="How these numbers are counted" className="max-w-prose text-sm">
    <ul className="flex list-disc flex-col gap-1 pb-2 pl-5 text-muted">
      <li>
        Views: devices on which the listing’s page was looked at, each once a day; never yours.
      </li>
      <li>
        Enquiries: on the day they were sent. What is written in a conversation after that is not
        counted.
      </li>
      <li>Bookings: on the day they were made, those cancelled since too.</li>
      <li>
        Favourites: on the day somebody with an account kept the listing, as long as they do.
        Visitors keep theirs on their own device, where we do not see them.
      </li>
    </ul>
  </Fold>
);
