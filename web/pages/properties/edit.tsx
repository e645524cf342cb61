import { useNavigate } from 'react-router';
import { savedText } from '#domain/availability/pause-messages.ts';
import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { EditPage, EditPageSkeleton } from '#web/features/listings/form/edit-page.tsx';
import { PropertyForm } from '#web/features/listings/form/property/property-form.tsx';
import { PROPERTY } from '#web/features/listings/form/property/property-kind.ts';
import { PropertyNotFound } from '#web/features/properties/detail/not-found.tsx';
import { NotAuthorizedMessage } from '#web/features/site/not-authorized-message.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guardedLoader } from '#web/lib/session/guarded-page.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import type { Route } from './+types/edit';

const SECTIONS = [4, 1, 3];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: uploadPropertyMessages.editTitle,
    description: 'Edit your property’s listing.',
    path: paths.editProperty(params.id),
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <EditPageSkeleton title={uploadPropertyMessages.editTitle} sections={SECTIONS} />
);

export default function EditProperty({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const onSaved = (saved: Property) => {
    toast.success(savedText(uploadPropertyMessages.updated, saved));
    navigate(paths.property(saved._id));
  };
  return (
    <EditPage
      key={id}
      kind={PROPERTY}
      id={id}
      sections={SECTIONS}
      notAuthorized={<NotAuthorizedMessage />}
      notFound={<PropertyNotFound />}
    >
      {(property, userId) => (
        <>
          {property.propertyType === 'Short-Stay' && (
            <div className="mb-6 flex flex-wrap gap-3">
              <ButtonLink to={`${paths.stayCalendar}?stay=${id}`} variant="secondary">
                {workspaceMessages.calendar}
              </ButtonLink>
              <ButtonLink to={paths.stayRules(id)} variant="secondary">
                {workspaceMessages.stayRules}
              </ButtonLink>
            </div>
          )}
          <PropertyForm property={property} userId={userId} onSaved={onSaved} />
        </>
      )}
    </EditPage>
  );
}
