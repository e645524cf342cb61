import { useQuery } from '@tanstack/react-query';
import { apologyMessages } from '#domain/bookings/apology-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { Apology } from '#web/features/bookings/apology/apology.tsx';
import { bookingQuery, insteadQuery } from '#web/features/bookings/booking-calls.ts';
import { ListingCard } from '#web/features/properties/listing-card.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { guardedLoader, guardedMeta } from '#web/lib/session/guarded-page.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { CardGrid } from '#web/ui/lists/card-grid.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import type { Route } from './+types/cancelled-stay';

const { title } = apologyMessages;

export const meta = guardedMeta({ title, description: title, path: paths.bookings });

export const clientLoader = guardedLoader;

export const HydrateFallback = () => (
  <div className="wrap py-8">
    <CardGridSkeleton />
  </div>
);

/** For a guest whose stay someone else cancelled, or whose request was declined or expired: the reason, and free stays on the same dates. */
export default function CancelledStay({ params: { id } }: Route.ComponentProps) {
  const userId = useViewer()?.userId ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    ...bookingQuery(userId, id),
    enabled: userId !== '',
  });
  const isByGuest = data?.cancellation?.by === 'guest';
  const isCancelled =
    (data?.status === 'cancelled' && !isByGuest) ||
    data?.status === 'declined' ||
    data?.status === 'expired';
  const instead = useQuery({ ...insteadQuery(userId, id), enabled: isCancelled });
  if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
    return <ToBookings title={apologyMessages.unknown} text={apologyMessages.unknownHelp} />;
  }
  if (data && !isCancelled) {
    return (
      <ToBookings
        title={isByGuest ? apologyMessages.byYourself : apologyMessages.notCancelled}
        text={apologyMessages.notCancelledHelp}
      />
    );
  }
  return (
    <div className="wrap pt-6 pb-12">
      {error && !data && (
        <ErrorBox
          title={apologyMessages.loadFailure}
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && (
        <Apology
          booking={data}
          instead={instead}
          cards={(properties) => (
            <CardGrid>
              {properties.map((property) => (
                <ListingCard
                  key={property._id}
                  property={property}
                  bookable
                  headingLevel={3}
                  days={{ from: data.checkIn, to: data.checkOut }}
                />
              ))}
            </CardGrid>
          )}
        />
      )}
      {!data && !error && <CardGridSkeleton />}
    </div>
  );
}

const ToBookings = (said: { title: string; text: string }) => (
  <MessagePage {...said}>
    <ButtonLink to={paths.bookings}>{apologyMessages.yourBookings}</ButtonLink>
  </MessagePage>
);
