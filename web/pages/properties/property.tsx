import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { data, isRouteErrorResponse, useLocation } from 'react-router';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import { summaryOf } from '#domain/comments/rules.ts';
import type { CommentPage } from '#domain/comments/schema.ts';
import { offeredProperty } from '#domain/enquiries/offered.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { paths } from '#domain/site/paths.ts';
import { FreeNightsSection } from '#web/features/bookings/free-nights/free-nights-section.tsx';
import { commentsPath } from '#web/features/comments/comments-query.ts';
import { CommentsSection } from '#web/features/comments/comments-section.tsx';
import { EnquiryLink } from '#web/features/enquiries/enquiry-link.tsx';
import { EnquirySection } from '#web/features/enquiries/enquiry-section.tsx';
import { fromSummary } from '#web/features/properties/detail/from-summary.ts';
import { listingMeta } from '#web/features/properties/detail/listing-meta.ts';
import { PropertyNotFound } from '#web/features/properties/detail/not-found.tsx';
import { propertyPath, propertyQuery } from '#web/features/properties/detail/one-property.ts';
import { PropertyDetail } from '#web/features/properties/detail/property-detail.tsx';
import { similarPath } from '#web/features/properties/detail/similar.ts';
import { SimilarListings } from '#web/features/properties/detail/similar-listings.tsx';
import {
  PROPERTY_KEYS,
  type StartingProperty,
  useProperty,
} from '#web/features/properties/detail/use-property.ts';
import { ReportControl } from '#web/features/reports/report-control.tsx';
import { ErrorPage, errorMeta } from '#web/features/site/error-page.tsx';
import { useSiteSettings } from '#web/features/site/settings.ts';
import {
  type Listed,
  readListingOnServer,
  readListOnServer,
  readOneOnServer,
} from '#web/lib/api/page-data.ts';
import { getQueryClient } from '#web/lib/api/query-client.ts';
import { cachedListing } from '#web/lib/lists/cached-listing.ts';
import { originOf, pageMeta } from '#web/lib/page-meta.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { pack, unpack, useUnpacked } from '#web/lib/start/packed.ts';
import { guestsIn, usableDaysIn } from '#web/lib/stay-days.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { DetailSkeleton } from '#web/ui/detail/detail-skeleton.tsx';
import { PayAdvice } from '#web/ui/listing/pay-advice.tsx';
import { SelectiveHydration } from '#web/ui/selective-hydration.tsx';
import type { Route } from './+types/property';

const SumOfStay = lazyPart(
  () => import('#web/features/bookings/free-nights/sum-of-stay.tsx'),
  Nothing,
);

/** The page's loader data. */
interface Start extends StartingProperty {
  comments: CommentPage | null;
  similar: Listed<PropertySummary> | null;
}

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { thing: property, missing } = await readListingOnServer(context, propertyPath(id));
  const [comments, similar] = await Promise.all([
    property && readOneOnServer(context, commentsPath(id)),
    readListOnServer(context, similarPath(id)),
  ]);
  const start = startingWith({ property, fresh: true, missing, comments, similar });
  return data(start, { status: missing ? 404 : 200 });
}

/** A listing in cache shows at once, and is refreshed (docs/product.md, "Pages and site settings"). */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const property = cachedListing(getQueryClient(), PROPERTY_KEYS, id, fromSummary) ?? null;
  return startingWith({ property, fresh: false, missing: false, comments: null, similar: null });
}

const startingWith = (start: Start) => ({ start: pack(start) });

/** Name for a property that could not be loaded. */
const NAMELESS = 'Property';

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) => {
  const origin = originOf(matches);
  const property = loaderData && unpack(loaderData.start).property;
  if (property) return pageMeta(listingMeta(property, origin));
  if (isRouteErrorResponse(error) && error.status >= 500) return errorMeta(error);
  return pageMeta({
    title: NAMELESS,
    description: propertyMessages.notFound,
    path: paths.property(params.id),
    origin,
    index: false,
  });
};

export default function Page({ loaderData, params: { id }, matches }: Route.ComponentProps) {
  const queryClient = useQueryClient();
  const start = useUnpacked(loaderData.start);
  const { bookingLimits } = useSiteSettings();
  const { search } = useLocation();
  const days = usableDaysIn(search, bookingLimits);
  const guests = guestsIn(search);
  return (
    <DetailPage
      result={useProperty(id, start)}
      nameless={NAMELESS}
      skeleton={<DetailSkeleton loading={siteMessages.loading} />}
      isMissing={start.missing}
      notFound={
        <>
          <PropertyNotFound />
          {start.similar && <SimilarListings id={id} initial={start.similar} />}
        </>
      }
    >
      {(property) => {
        const { averageRating, reviewCount: ratingCount, lister } = property;
        const listing = {
          kind: 'property',
          id,
          listerId: lister.userId,
          listerName: lister.name,
          offered: offeredProperty(property.propertyType, subtypeOf(property)),
          answersWithin: property.answersWithin,
        } as const;
        return (
          <>
            <PropertyDetail
              key={id}
              property={property}
              days={days}
              guests={guests}
              sum={
                days && (
                  <Suspense>
                    <SumOfStay
                      propertyId={id}
                      price={property.price}
                      days={days}
                      guests={guests}
                      limits={bookingLimits}
                    />
                  </Suspense>
                )
              }
              freeNights={<FreeNightsSection property={property} limits={bookingLimits} />}
              origin={originOf(matches)}
              enquiry={
                <EnquirySection
                  listing={listing}
                  payAdvice={<PayAdvice propertyType={property.propertyType} />}
                />
              }
              enquiryLink={(look) => <EnquiryLink listing={listing} reach {...look} />}
              report={
                <ReportControl
                  variant="secondary"
                  of={{ kind: 'property', id, name: property.name, ownerId: lister.userId }}
                />
              }
              comments={
                <CommentsSection
                  propertyId={id}
                  lister={lister}
                  isOpen={!isOffByAdmins(property.pause?.reason)}
                  rating={summaryOf({ averageRating, ratingCount })}
                  first={start.comments}
                  report={({ _id, userId, userName }) => (
                    <ReportControl
                      of={{ kind: 'comment', id: _id, name: userName, ownerId: userId }}
                    />
                  )}
                  onChanged={() =>
                    queryClient.invalidateQueries({ queryKey: propertyQuery(id).queryKey })
                  }
                />
              }
            />
            <SelectiveHydration>
              <SimilarListings id={id} initial={start.similar} />
            </SelectiveHydration>
          </>
        );
      }}
    </DetailPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
