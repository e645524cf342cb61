import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { savedText } from '#domain/availability/pause-messages.ts';
import { pathAfterUpload } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { listingUploadMessages } from '#domain/listing-upload-messages.ts';
import { LISTER_LINK } from '#domain/site/account-links.ts';
import { CAR_UPLOAD_REDIRECT_MS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { CarForm } from '#web/features/listings/form/car/car-form.tsx';
import { CAR, type CarText } from '#web/features/listings/form/car/car-kind.ts';
import { CopiedListing } from '#web/features/listings/form/copied-listing.tsx';
import { UploadPage } from '#web/features/listings/form/upload-page.tsx';
import type { CopySource } from '#web/features/listings/form/use-beginning.ts';
import { stateOfListed } from '#web/lib/lists/just-listed.ts';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { useLaterNavigation } from '#web/lib/start/use-later-navigation.ts';
import { toast } from '#web/ui/dialogs/toast.ts';

export const meta = guardedMeta({
  title: uploadCarMessages.title,
  description: 'List a car for sale, or a truck, a van or a pickup for relocation.',
  path: paths.uploadCar,
});

export const clientLoader = guardedLoader;

const page = {
  title: uploadCarMessages.title,
  intro: 'A car for sale, or a truck, van or pickup that people can request.',
  sections: [10, 1, 10],
};

export const HydrateFallback = () => <UploadPage {...page} />;

/** Cars are everyone's to list; properties are not. */
const PropertiesToo = () => (
  <p className="-mt-4 mb-6">
    Properties too?{' '}
    <Link
      to={LISTER_LINK.path}
      className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
    >
      {LISTER_LINK.label}
    </Link>
  </p>
);

const WAY_ON = 'mr-4 inline-flex min-h-11 items-center font-semibold text-primary underline';

/** The page that comes next, and what it says of the car. */
interface Created {
  way: string;
  state: ReturnType<typeof stateOfListed>;
}

function WaysOn({ way, state }: Created) {
  return (
    <>
      {state.listed.text} We’re taking you there.{' '}
      <Link to={way} state={state} className={WAY_ON}>
        Go there now
      </Link>{' '}
      <Link to={state.listed.copyPath} className={WAY_ON}>
        {listingUploadMessages.addAnother}
      </Link>
    </>
  );
}

export default function UploadCar() {
  const role = useViewer()?.role;
  const leaveFor = useLaterNavigation();
  const copyOf = useSearchParams()[0].get('copy');
  const [created, setCreated] = useState<Created>();
  const onCreated = (car: Car, text: CarText) => {
    const path = paths.car(car._id);
    // A listing waiting for an Admin is in no list.
    const way = car.pause ? path : pathAfterUpload(text);
    const state = stateOfListed(car, {
      path,
      seeText: uploadCarMessages.seeIt,
      copyPath: paths.copyCar(car._id),
    });
    setCreated({ way, state });
    toast.success(savedText(uploadCarMessages.success, car));
    leaveFor(way, CAR_UPLOAD_REDIRECT_MS, { state });
  };
  const form = (userId: string, copied?: CopySource<Car>) => (
    <CarForm
      key={userId}
      userId={userId}
      {...(copied && { copied })}
      onCreated={onCreated}
      createdNotice={created && <WaysOn {...created} />}
    />
  );
  return (
    <UploadPage {...page} note={role === 'Customer' && <PropertiesToo />}>
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
