import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { KINDS } from '#domain/listing-kinds.ts';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { paths } from '#domain/site/paths.ts';
import type { OwnListingRow } from '#domain/workspace/listings-schema.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { DeleteDialog } from '#web/features/listings/delete-dialog.tsx';
import { OWN_KINDS } from '#web/features/listings/own-kind.ts';
import { PauseButton } from '#web/features/listings/pause-button.tsx';
import type { ReadDetailsProps } from '#web/features/listings/read-details.tsx';
import { ListingResults } from '#web/features/workspace/listings/listing-results.tsx';
import { OWN_RESULTS } from '#web/features/workspace/listings/listings-query.ts';
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { TextSkeleton } from '#web/ui/text-skeleton.tsx';

const ReadDetails = lazyPart<ReadDetailsProps>(
  () => import('#web/features/listings/read-details.tsx'),
  Nothing,
);

const { listings: title, listingsIntro: intro } = workspaceMessages;

export const meta = guardedMeta({ title, description: intro, path: paths.workspaceListings });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <WorkspaceFrame title={title} intro={intro}>
    <TextSkeleton lines={6} />
  </WorkspaceFrame>
);

/** A listing in the shape that the parts of own lists use. */
const asOwn = ({ _id, name, pause }: OwnListingRow) => ({ _id, name, photos: [], pause });

export default function WorkspaceListings() {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<OwnListingRow>();
  const readAgain = () => void queryClient.invalidateQueries(OWN_RESULTS);
  return (
    <WorkspaceFrame title={title} intro={intro} actions={<ListLinks />}>
      {viewer ? (
        <ListingResults
          userId={viewer.userId}
          question={({ kind, _id, name, readDetails }) =>
            readDetails.length > 0 && (
              <Suspense>
                {' '}
                <ReadDetails
                  kind={kind}
                  id={_id}
                  name={name}
                  details={readDetails}
                  onAnswered={readAgain}
                />
              </Suspense>
            )
          }
          actions={(listing) => (
            <ListingActions
              listing={listing}
              onChanged={readAgain}
              onDelete={() => setDeleting(listing)}
            />
          )}
        />
      ) : (
        <TextSkeleton lines={6} />
      )}
      <DeleteDialog
        kind={OWN_KINDS[deleting?.kind ?? 'property']}
        listing={deleting && asOwn(deleting)}
        onClose={() => {
          setDeleting(undefined);
          readAgain();
        }}
      />
    </WorkspaceFrame>
  );
}

/** To the lists of each kind. */
function ListLinks() {
  return (
    <>
      {canUploadProperty(useViewer()) && (
        <ButtonLink to={paths.propertyList} variant="secondary">
          {propertyAdminMessages.title}
        </ButtonLink>
      )}
      <ButtonLink to={paths.carList} variant="secondary">
        Your cars
      </ButtonLink>
    </>
  );
}

interface ActionsProps {
  listing: OwnListingRow;
  onChanged(): void;
  onDelete(): void;
}

/** What can be done with one listing. */
function ListingActions({ listing, onChanged, onDelete }: ActionsProps) {
  const { _id, kind, name, takesStays } = listing;
  return (
    <>
      <ButtonLink to={KINDS[kind].editPath(_id)} variant="secondary" aria-label={`Edit: ${name}`}>
        Edit
      </ButtonLink>
      <ButtonLink
        to={KINDS[kind].copyPath(_id)}
        variant="secondary"
        aria-label={`Duplicate: ${name}`}
      >
        Duplicate
      </ButtonLink>
      {takesStays && (
        <ButtonLink
          to={`${paths.stayCalendar}?stay=${_id}`}
          variant="secondary"
          aria-label={`${workspaceMessages.calendar}: ${name}`}
        >
          {workspaceMessages.calendar}
        </ButtonLink>
      )}
      <PauseButton kind={OWN_KINDS[kind]} listing={asOwn(listing)} onChanged={onChanged} />
      <Button variant="quiet-danger" onClick={onDelete} aria-label={`Delete: ${name}`}>
        Delete
      </Button>
    </>
  );
}
