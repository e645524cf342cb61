import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A day on which nothing waits, and what brings more. */
export function QuietDay({ hasListings }: { hasListings: boolean }) {
  const listsProperties = canUploadProperty(useViewer());
  if (hasListings) {
    return (
      <EmptyState
        title="All done. Nothing waits for you today."
        text="To be found by more people, add photos and the facts that they filter by, and share the links of your listings."
        action={
          <ButtonLink to={paths.workspaceListings}>{workspaceMessages.seeListings}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="You have not listed anything yet."
      text="Once you have, enquiries, guests and questions about your listings are here."
      action={
        <ButtonLink to={listsProperties ? paths.uploadProperty : paths.uploadCar}>
          {listsProperties ? uploadPropertyMessages.title : 'Upload a car'}
        </ButtonLink>
      }
    />
  );
}
