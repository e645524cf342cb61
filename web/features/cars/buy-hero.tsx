import { buyCarMessages } from '#domain/cars/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroPicture } from '#web/ui/pictures/hero-picture.tsx';

/** The top of the buy page. */
export function BuyHero() {
  return (
    <div className="relative isolate flex min-h-72 flex-col justify-end overflow-hidden bg-scrim px-4 pt-20 pb-6 text-on-scrim md:wrap md:mt-4 md:min-h-100 md:rounded-card md:px-12 md:pb-12">
      <HeroPicture name="buy-a-car" eager />
      <h1 className="text-3xl md:text-4xl">{buyCarMessages.title}</h1>
      <p className="mt-2 max-w-md md:text-lg">
        Saloons, SUVs and 4x4s from owners across Ghana, priced in cedi.
      </p>
      <div className="mt-4">
        <ButtonLink to={paths.cars} variant="secondary">
          Search all cars
        </ButtonLink>
      </div>
    </div>
  );
}
