import type { ReactNode } from 'react';
import { NEW_LISTING_TEXTS } from '#domain/moderation/own-messages.ts';
import { useNewListingState } from '#web/lib/lists/own-moderation.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ListingFormSkeleton } from './listing-form-skeleton.tsx';

interface Props {
  title: string;
  intro: string;
  /** Below the title. */
  note?: ReactNode;
  /** Number of fields in each section of the form. */
  sections: readonly number[];
  /** The form for the signed-in user; its placeholder is shown until then, and without it. */
  children?: (userId: string) => ReactNode;
}

/** A page with an upload form. */
export function UploadPage({ title, intro, note, sections, children }: Props) {
  const userId = useSession()?.userId;
  return (
    <div className="wrap">
      <PageHeader
        title={title}
        intro={
          <>
            {intro} <WhenSeen />
          </>
        }
      />
      {note}
      {userId !== undefined && children ? (
        <ConfirmFirst to="list">{children(userId)}</ConfirmFirst>
      ) : (
        <ListingFormSkeleton sections={sections} />
      )}
    </div>
  );
}

/** Promises nothing until the state is known, and then moves nothing. */
function WhenSeen() {
  const state = useNewListingState();
  return (
    <span className={state ? undefined : 'invisible'}>{NEW_LISTING_TEXTS[state ?? 'waiting']}</span>
  );
}
