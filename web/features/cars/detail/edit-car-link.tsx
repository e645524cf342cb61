import { canEditCar } from '#domain/cars/permissions.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { EditLink } from '#web/ui/detail/edit-link.tsx';

/** A link to edit a car, for its lister and Admins. */
export function EditCarLink({ car: { _id, userId } }: { car: Car }) {
  if (!canEditCar(useViewer(), { listerId: userId })) return null;
  return <EditLink to={paths.editCar(_id)}>{uploadCarMessages.editTitle}</EditLink>;
}
