import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { summaryOf } from '#domain/comments/rules.ts';
import type { CommentPage } from '#domain/comments/schema.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { commentsPath } from '#web/features/comments/comments-query.ts';
import { CommentsSection } from '#web/features/comments/comments-section.tsx';
import { EnquiryLink } from '#web/features/enquiries/enquiry-link.tsx';
import { EnquirySection } from '#web/features/enquiries/enquiry-section.tsx';
import { cachedProperty } from '#web/features/properties/detail/cached-property.ts';
import { DetailSkeleton } from '#web/features/properties/detail/detail-skeleton.tsx';
import { listingMeta } from '#web/features/properties/detail/listing-meta.ts';
import { PropertyNotFound } from '#web/features/properties/detail/not-found.tsx';
import { PropertyDetail } from '#web/features/properties/detail/property-detail.tsx';
import { similarPath } from '#web/features/properties/detail/similar.ts';
import { SimilarListings } from '#web/features/properties/detail/similar-listings.tsx';
import { useProperty } from '#web/features/properties/detail/use-property.ts';
import { propertyPath, propertyQuery } from '#web/features/properties/queries.ts';
import { ErrorPage, errorMeta } from '#web/features/site/error-page.tsx';
import { ApiError } from '#web/lib/api.ts';
import { readListOnServer, readOneOnServer } from '#web/lib/page-data.ts';
import { documentTitle, originOf, pageMeta } from '#web/lib/page-meta.ts';
import { getQueryClient } from '#web/lib/query-client.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import type { Route } from './+types/property';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const property = await readOneOnServer<Property>(context, propertyPath(id));
  if (!property) return { property, fresh: true, comments: null, similar: null };
  const [comments, similar] = await Promise.all([
    readOneOnServer<CommentPage>(context, commentsPath(id)),
    readListOnServer<Property>(context, similarPath(id)),
  ]);
  return { property, fresh: true, comments, similar };
}

/** A listing in cache shows at once, and is refreshed (docs/product.md, "Pages and site settings"). */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const property = cachedProperty(getQueryClient(), id) ?? null;
  return { property, fresh: false, comments: null, similar: null };
}

/** What a property is called that could not be read. */
const NAMELESS = 'Property';

export const meta: Route.MetaFunction = ({ loaderData, params, matches, error }) => {
  const origin = originOf(matches);
  if (loaderData?.property) return pageMeta(listingMeta(loaderData.property, origin));
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
  const { data: property, error, refetch, isFetching } = useProperty(id, loaderData);
  const queryClient = useQueryClient();
  const name = property?.name;

  // What was not in cache had no name when the page was titled.
  useEffect(() => {
    if (name) document.title = documentTitle(name);
  }, [name]);

  if (error instanceof ApiError && error.status === 404) return <PropertyNotFound />;
  if (!property) {
    if (!error) return <DetailSkeleton />;
    return (
      <div className="wrap py-12">
        <h1 className="sr-only">{NAMELESS}</h1>
        <ErrorBox message={error.message} onRetry={refetch} busy={isFetching} />
      </div>
    );
  }
  const { averageRating, reviewCount: ratingCount, lister } = property;
  const listing = {
    kind: 'property',
    id,
    listerId: lister.userId,
    listerName: lister.name,
  } as const;
  return (
    <>
      <PropertyDetail
        key={id}
        property={property}
        origin={originOf(matches)}
        enquiry={<EnquirySection listing={listing} />}
        enquiryLink={(look) => <EnquiryLink listing={listing} reach {...look} />}
        comments={
          <CommentsSection
            propertyId={id}
            listerId={lister.userId}
            rating={summaryOf({ averageRating, ratingCount })}
            first={loaderData.comments}
            onChanged={() =>
              queryClient.invalidateQueries({ queryKey: propertyQuery(id).queryKey })
            }
          />
        }
      />
      <SimilarListings id={id} initial={loaderData.similar} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PropertyNotFound />;
  return <ErrorPage error={error} />;
}
