import type { UseQueryResult } from '@tanstack/react-query';
import type { LngLatBounds } from 'maplibre-gl';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { GHANA } from '#domain/places/place.ts';
import { plural } from '#domain/values/plural.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '../button.tsx';
import { ErrorBox } from '../error-box.tsx';
import { ClearFilters } from '../lists/clear-filters.tsx';
import { useMap } from '../map/map-context.ts';
import { Spinner } from '../spinner.tsx';

interface Props {
  result: UseQueryResult<ListingsMap>;
  isFiltered: boolean;
  onClear(): void;
}

/**
 * The map's status: loading, failed, or nothing in this area. The number of results is only read out. If there
 * is nothing anywhere, the list says so.
 */
export function MapStatus({ result, isFiltered, onClear }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = result;
  const map = useMap();
  // The list beside it shows the error and the way out.
  if (error instanceof ApiError && error.status === 400) return null;
  if (error) {
    return (
      <ErrorBox
        title="We couldn’t load the listings on the map"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
        className="absolute inset-x-3 bottom-8 z-4 bg-surface! lg:right-auto lg:w-96"
      />
    );
  }
  const isEmpty = data?.total === 0 && !isPlaceholderData;
  const isOfAll = isEmpty && seesGhana(map.getBounds());
  return (
    <>
      <p role="status" className="sr-only">
        {data && !isFetching && `${plural(data.total, 'listing')} on the map`}
      </p>
      {isFetching && (
        <Spinner className="absolute bottom-3 left-3 z-4 size-8 rounded-full bg-surface p-1.5 text-primary shadow-float" />
      )}
      {isEmpty && (isFiltered || !isOfAll) && (
        <div className="absolute inset-x-3 bottom-8 z-4 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2 text-sm shadow-float">
          {isOfAll && <p>No matches.</p>}
          {!isOfAll && (
            <>
              <p>
                {isFiltered
                  ? 'Nothing here. Zoom out or clear filters.'
                  : 'Nothing here. Zoom out.'}
              </p>
              <Button variant="secondary" onClick={() => map.easeTo({ zoom: map.getZoom() - 2 })}>
                Zoom out
              </Button>
            </>
          )}
          {isFiltered && <ClearFilters onClear={onClear} />}
        </div>
      )}
    </>
  );
}

/** True if zooming out would show nothing more. */
const seesGhana = (shown: LngLatBounds) =>
  shown.contains([GHANA.west, GHANA.south]) && shown.contains([GHANA.east, GHANA.north]);
