import { data, isRouteErrorResponse } from 'react-router';
import { carDetailFailure, carDetailMessages } from '#domain/cars/messages.ts';
import type { Car, CarSummary } from '#domain/cars/schema.ts';
import { offeredVehicle } from '#domain/enquiries/offered.ts';
import { paths } from '#domain/site/paths.ts';
import { CarDetail } from '#web/features/cars/detail/car-detail.tsx';
import { carMeta } from '#web/features/cars/detail/car-meta.ts';
import { CarNotFound } from '#web/features/cars/detail/car-not-found.tsx';
import { fromSummary } from '#web/features/cars/detail/from-summary.ts';
import { carPath } from '#web/features/cars/detail/one-car.ts';
import { similarCarsPath } from '#web/features/cars/detail/similar.ts';
import { SimilarCars } from '#web/features/cars/detail/similar-cars.tsx';
import { CAR_KEYS, useCar } from '#web/features/cars/detail/use-car.ts';
import { EnquiryLink } from '#web/features/enquiries/enquiry-link.tsx';
import { EnquirySection } from '#web/features/enquiries/enquiry-section.tsx';
import { ReportControl } from '#web/features/reports/report-control.tsx';
import { ErrorPage, errorMeta } from '#web/features/site/error-page.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { type Listed, readListingOnServer, readListOnServer } from '#web/lib/api/page-data.ts';
import { getQueryClient } from '#web/lib/api/query-client.ts';
import { cachedListing } from '#web/lib/lists/cached-listing.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { DetailSkeleton } from '#web/ui/detail/detail-skeleton.tsx';
import { PayAdvice } from '#web/ui/listing/pay-advice.tsx';
import { SelectiveHydration } from '#web/ui/selective-hydration.tsx';
import type { Route } from './+types/car';

/** The page's loader data. */
interface Start {
  car: Car | null;
  /** True if it was loaded for this very page. */
  fresh: boolean;
  /** The car does not exist, or visitors may not see it. */
  missing: boolean;
  similar: Listed<CarSummary> | null;
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const [{ thing: car, missing }, similar] = await Promise.all([
    readListingOnServer(context, carPath(id)),
    readListOnServer(context, similarCarsPath(id)),
  ]);
  return data(startingWith({ car, fresh: true, missing, similar }), {
    status: missing ? 404 : 200,
  });
}

/** A car in cache shows at once, and is refreshed. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const car = cachedListing(getQueryClient(), CAR_KEYS, id, fromSummary) ?? null;
  return startingWith({ car, fresh: false, missing: false, similar: null });
}

const startingWith = (start: Start) => ({ start: pack(start) });

/** Name for a car that could not be loaded. */
const NAMELESS = 'Car';

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) => {
  const origin = originOf(matches);
  const car = loaderData && unpack(loaderData.start).car;
  if (car) return pageMeta(carMeta(car, origin));
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
  const { car, fresh, missing, similar } = useUnpacked(loaderData.start);
  const result = useCar(id, fresh ? car : null, missing);
  const failure = failureOf(result.error);
  return (
    <DetailPage
      result={result}
      nameless={NAMELESS}
      failure={failure}
      skeleton={<DetailSkeleton loading={carDetailMessages.loading} />}
      isMissing={missing}
      notFound={
        <>
          <CarNotFound />
          {similar && <SimilarCars id={id} initial={similar} />}
        </>
      }
    >
      {(car) => {
        const listing = {
          kind: 'car',
          id,
          listerId: car.userId,
          listerName: car.userName,
          offered: offeredVehicle(car),
          answersWithin: car.answersWithin,
        } as const;
        return (
          <>
            <CarDetail
              key={id}
              car={car}
              complete={result.isComplete}
              failure={failure}
              origin={originOf(matches)}
              enquiry={
                <EnquirySection listing={listing} payAdvice={<PayAdvice propertyType={null} />} />
              }
              enquiryLink={(look) => <EnquiryLink listing={listing} {...look} />}
              report={
                <ReportControl
                  variant="secondary"
                  of={{ kind: 'car', id, name: car.name, ownerId: car.userId }}
                />
              }
            />
            <SelectiveHydration>
              <SimilarCars id={id} initial={similar} />
            </SelectiveHydration>
          </>
        );
      }}
    </DetailPage>
  );
}

function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  return carDetailFailure(
    error instanceof ApiError ? { status: error.status, message: error.reason } : {},
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
