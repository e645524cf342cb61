import Pencil from 'lucide-react/icons/pencil';
import { canEditCar } from '#domain/cars/permissions.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The way to change a car, for whoever listed it and Admins. */
export function EditLink({ car: { _id, userId } }: { car: Car }) {
  if (!canEditCar(useViewer(), { listerId: userId })) return null;
  return (
    <ButtonLink to={paths.editCar(_id)} variant="secondary">
      <Icon of={Pencil} size={18} />
      {uploadCarMessages.editTitle}
    </ButtonLink>
  );
}
