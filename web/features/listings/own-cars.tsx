import { type ReactNode, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CardGrid } from '#web/ui/lists/card-grid.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListedBy } from './listed-by.tsx';
import { OWN_CARS } from './own-kind.ts';
import { OwnListings } from './own-listings.tsx';
import { PauseButton } from './pause-button.tsx';
import { PausedNote } from './paused-note.tsx';

interface Props {
  userId: string;
  /** A car with the buttons of its lister. */
  card(car: Car, actions: ReactNode): ReactNode;
}

/** The user's own cars; for an Admin, everyone's. */
export function OwnCars({ userId, card }: Props) {
  const [deleting, setDeleting] = useState<Car>();
  return (
    <>
      <OwnListings<Car>
        kind={OWN_CARS}
        userId={userId}
        empty={uploadCarMessages.ownEmpty}
        emptyAction={<ButtonLink to={paths.uploadCar}>{uploadCarMessages.title}</ButtonLink>}
        skeleton={<CardGridSkeleton lines={3} button />}
        list={(cars) => (
          <CardGrid>
            {cars.map((car) =>
              card(
                car,
                <>
                  <ListedBy lister={car.lister} />
                  {car.pause && (
                    <div className="w-full">
                      <PausedNote listing={car} />
                    </div>
                  )}
                  <ButtonLink
                    to={paths.editCar(car._id)}
                    variant="secondary"
                    className="max-lg:grow"
                    aria-label={`${uploadCarMessages.edit}: ${car.name}`}
                  >
                    {uploadCarMessages.edit}
                  </ButtonLink>
                  <PauseButton kind={OWN_CARS} listing={car} className="max-lg:grow" />
                  <DeleteButton
                    label={uploadCarMessages.delete}
                    listing={car}
                    onClick={() => setDeleting(car)}
                  />
                </>,
              ),
            )}
          </CardGrid>
        )}
      />
      <DeleteDialog kind={OWN_CARS} listing={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
