import { useNavigate } from 'react-router';
import { savedText } from '#domain/availability/pause-messages.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { CarNotFound } from '#web/features/cars/detail/car-not-found.tsx';
import { CarForm } from '#web/features/listings/form/car/car-form.tsx';
import { CAR } from '#web/features/listings/form/car/car-kind.ts';
import { EditPage, EditPageSkeleton } from '#web/features/listings/form/edit-page.tsx';
import { NotAuthorizedMessage } from '#web/features/site/not-authorized-message.tsx';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { guardedLoader } from '#web/lib/session/guarded-page.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import type { Route } from './+types/edit';

const SECTIONS = [10, 1, 10];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta({
    title: uploadCarMessages.editTitle,
    description: 'Edit your car’s listing.',
    path: paths.editCar(params.id),
    origin: originOf(matches),
    index: false,
  });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <EditPageSkeleton title={uploadCarMessages.editTitle} sections={SECTIONS} />
);

export default function EditCar({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const onSaved = (saved: Car) => {
    toast.success(savedText(uploadCarMessages.updated, saved));
    navigate(paths.car(saved._id));
  };
  return (
    <EditPage
      key={id}
      kind={CAR}
      id={id}
      sections={SECTIONS}
      notAuthorized={<NotAuthorizedMessage />}
      notFound={<CarNotFound />}
    >
      {(car, userId) => <CarForm car={car} userId={userId} onSaved={onSaved} />}
    </EditPage>
  );
}
