import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pathAfterUpload } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { CAR_UPLOAD_REDIRECT_MS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { CarForm } from '#web/features/listings/form/car/car-form.tsx';
import { CAR, type CarText } from '#web/features/listings/form/car/car-kind.ts';
import { CopiedListing } from '#web/features/listings/form/copied-listing.tsx';
import { UploadPage } from '#web/features/listings/form/upload-page.tsx';
import type { CopySource } from '#web/features/listings/form/use-listing-form.ts';
import { guardedLoader, guardedMeta } from '#web/lib/guarded-page.ts';
import { useLaterNavigation } from '#web/lib/use-later-navigation.ts';
import { toast } from '#web/ui/toast.ts';

export const meta = guardedMeta({
  title: uploadCarMessages.title,
  description: 'List a car for sale, or a truck, a van or a pickup for relocation.',
  path: paths.uploadCar,
});

export const clientLoader = guardedLoader;

const page = {
  title: uploadCarMessages.title,
  intro:
    'A car for sale, or a truck, van or pickup that people can request. It is listed as soon as it is uploaded.',
  sections: [10, 1, 10],
};

export const HydrateFallback = () => <UploadPage {...page} />;

export default function UploadCar() {
  const leaveFor = useLaterNavigation();
  const navigate = useNavigate();
  const copyOf = useSearchParams()[0].get('copy');
  const [list, setList] = useState<string>(paths.cars);
  const onCreated = (path: string, car: CarText) => {
    const link = { label: uploadCarMessages.seeIt, path, follow: () => navigate(path) };
    const listPath = pathAfterUpload(car);
    setList(listPath);
    toast.success(uploadCarMessages.success, { link });
    leaveFor(listPath, CAR_UPLOAD_REDIRECT_MS);
  };
  const form = (userId: string, copied?: CopySource<Car>) => (
    <CarForm
      key={userId}
      userId={userId}
      {...(copied && { copied })}
      onCreated={onCreated}
      createdNotice={
        <>
          Your vehicle is listed. We are taking you to it.{' '}
          <Link to={list} className="font-semibold text-primary underline">
            Go there now
          </Link>
        </>
      }
    />
  );
  return (
    <UploadPage {...page}>
      {(userId) =>
        copyOf ? (
          <CopiedListing
            key={`${userId} ${copyOf}`}
            kind={CAR}
            id={copyOf}
            userId={userId}
            sections={page.sections}
          >
            {(copied) => form(userId, copied)}
          </CopiedListing>
        ) : (
          form(userId)
        )
      }
    </UploadPage>
  );
}
