import { useState } from 'react';
import { TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import type { ModeratedListing } from '#domain/moderation/schema.ts';
import { ADMIN_TRANSITIONS, type AdminTransition, stateAfter } from '#domain/moderation/states.ts';
import { Button } from '#web/ui/button.tsx';
import { ModerateDialog } from './moderate-dialog.tsx';

/** The moderation actions available in a listing's current state. */
export function ModerateControl({ listing }: { listing: ModeratedListing }) {
  const [transition, setTransition] = useState<AdminTransition>();
  return (
    <div className="-ml-3 flex flex-wrap gap-x-1 lg:-mt-3 lg:max-w-56">
      {ADMIN_TRANSITIONS.filter((each) => stateAfter(listing.state, each)).map((each) => (
        <Button
          key={each}
          variant={each === 'refuse' || each === 'hide' ? 'quiet-danger' : 'quiet'}
          className="px-3 lg:whitespace-nowrap"
          aria-label={`${TRANSITION_TEXTS[each]}: ${listing.name}`}
          onClick={() => setTransition(each)}
        >
          {TRANSITION_TEXTS[each]}
        </Button>
      ))}
      {transition && (
        <ModerateDialog
          listing={listing}
          transition={transition}
          onClose={() => setTransition(undefined)}
        />
      )}
    </div>
  );
}
