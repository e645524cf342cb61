import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A day without open tasks, with advice on reaching more people. */
export function QuietDay({ hasListings }: { hasListings: boolean }) {
  const listsProperties = canUploadProperty(useViewer());
  if (hasListings) {
    return (
      <EmptyState
        title="All done. Nothing needs your attention today."
        text="To reach more people, add photos and the details they filter by, and share links to your listings."
        action={
          <ButtonLink to={paths.workspaceListings}>{workspaceMessages.seeListings}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="You haven’t listed anything yet."
      text="Once you do, you’ll see enquiries, guests and questions about your listings here."
      action={
        <ButtonLink to={listsProperties ? paths.uploadProperty : paths.uploadCar}>
          {listsProperties ? uploadPropertyMessages.title : 'Upload a car'}
        </ButtonLink>
      }
    />
  );
}
