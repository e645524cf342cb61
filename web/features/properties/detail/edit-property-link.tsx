import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { EditLink } from '#web/ui/detail/edit-link.tsx';

/** A link to edit a property, for its lister and Admins. */
export function EditPropertyLink({ property: { _id, lister } }: { property: Property }) {
  if (!canEditProperty(useViewer(), { listerId: lister.userId })) return null;
  return <EditLink to={paths.editProperty(_id)}>{uploadPropertyMessages.editTitle}</EditLink>;
}
