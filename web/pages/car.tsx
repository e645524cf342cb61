import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { carDetailFailure, carDetailMessages } from '#domain/cars/messages.ts';
import type { Car } from '#domain/cars/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { cachedCar } from '#web/features/cars/detail/cached-car.ts';
import { CarDetail } from '#web/features/cars/detail/car-detail.tsx';
import { carMeta } from '#web/features/cars/detail/car-meta.ts';
import { CarNotFound } from '#web/features/cars/detail/car-not-found.tsx';
import { CarSkeleton } from '#web/features/cars/detail/car-skeleton.tsx';
import { carPath } from '#web/features/cars/detail/one-car.ts';
import { similarCarsPath } from '#web/features/cars/detail/similar.ts';
import { SimilarCars } from '#web/features/cars/detail/similar-cars.tsx';
import { useCar } from '#web/features/cars/detail/use-car.ts';
import { EnquiryLink } from '#web/features/enquiries/enquiry-link.tsx';
import { EnquirySection } from '#web/features/enquiries/enquiry-section.tsx';
import { ErrorPage, errorMeta } from '#web/features/site/error-page.tsx';
import { ApiError } from '#web/lib/api.ts';
import { readListOnServer, readOneOnServer } from '#web/lib/page-data.ts';
import { documentTitle, originOf, pageMeta } from '#web/lib/page-meta.ts';
import { getQueryClient } from '#web/lib/query-client.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import type { Route } from './+types/car';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const [car, similar] = await Promise.all([
    readOneOnServer<Car>(context, carPath(id)),
    readListOnServer<Car>(context, similarCarsPath(id)),
  ]);
  return { car, fresh: true, similar };
}

/** A car in cache shows at once, and is refreshed. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { car: cachedCar(getQueryClient(), id) ?? null, fresh: false, similar: null };
}

/** What a car is called that could not be read. */
const NAMELESS = 'Car';

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) => {
  const origin = originOf(matches);
  if (loaderData?.car) return pageMeta(carMeta(loaderData.car, origin));
  if (isRouteErrorResponse(error) && error.status >= 500) return errorMeta(error);
  return pageMeta({
    title: NAMELESS,
    description: carDetailMessages.notFound,
    path: paths.car(params.id),
    origin,
    index: false,
  });
};

export default function Page({ loaderData, params: { id }, matches }: Route.ComponentProps) {
  const { car, complete, error, isFetching, retry } = useCar(
    id,
    loaderData.fresh ? loaderData.car : null,
  );
  const name = car?.name;

  // What was not in cache had no name when the page was titled.
  useEffect(() => {
    if (name) document.title = documentTitle(name);
  }, [name]);

  if (error instanceof ApiError && error.status === 404) return <CarNotFound />;
  const failure = error
    ? carDetailFailure(
        error instanceof ApiError ? { status: error.status, message: error.reason } : {},
      )
    : undefined;
  if (car) {
    const listing = { kind: 'car', id, listerId: car.userId, listerName: car.userName } as const;
    return (
      <>
        <CarDetail
          car={car}
          complete={complete}
          failure={failure}
          origin={originOf(matches)}
          enquiry={<EnquirySection key={id} listing={listing} />}
          enquiryLink={(look) => <EnquiryLink listing={listing} {...look} />}
        />
        <SimilarCars id={id} initial={loaderData.similar} />
      </>
    );
  }
  if (failure === undefined) return <CarSkeleton />;
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{NAMELESS}</h1>
      <ErrorBox message={failure} onRetry={retry} busy={isFetching} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <CarNotFound />;
  return <ErrorPage error={error} />;
}
