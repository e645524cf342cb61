import Pencil from 'lucide-react/icons/pencil';
import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { useViewer } from '#web/lib/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The way to change a property, for its lister and Admins. */
export function EditLink({ property: { _id, lister } }: { property: Property }) {
  if (!canEditProperty(useViewer(), { listerId: lister.userId })) return null;
  return (
    <ButtonLink to={paths.editProperty(_id)} variant="secondary">
      <Icon of={Pencil} size={18} />
      {uploadPropertyMessages.editTitle}
    </ButtonLink>
  );
}
