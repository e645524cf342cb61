import type { UseQueryResult } from '@tanstack/react-query';
import type { ListingsMap } from '#domain/places/listings-map.schema.ts';
import { plural } from '#domain/plural.ts';
import { Button } from '../button.tsx';
import { ClearFilters } from '../clear-filters.tsx';
import { ErrorBox } from '../error-box.tsx';
import { useMap } from '../map/map-context.ts';
import { Spinner } from '../spinner.tsx';

interface Props {
  result: UseQueryResult<ListingsMap>;
  isFiltered: boolean;
  onClear(): void;
}

/** What the map says of itself: on its way, failed, with nothing in it; how many there are is only read out. */
export function MapStatus({ result, isFiltered, onClear }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = result;
  const map = useMap();
  if (error) {
    return (
      <ErrorBox
        title="The listings of the map could not be loaded"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
        className="absolute inset-x-3 bottom-8 z-4 bg-surface! lg:right-auto lg:w-96"
      />
    );
  }
  const isEmpty = data?.total === 0 && !isPlaceholderData;
  return (
    <>
      <p role="status" className="sr-only">
        {data && !isFetching && `${plural(data.total, 'listing')} on the map`}
      </p>
      {isFetching && (
        <Spinner className="absolute bottom-3 left-3 z-4 size-8 rounded-full bg-surface p-1.5 text-primary shadow-float" />
      )}
      {isEmpty && (
        <div className="absolute inset-x-3 bottom-8 z-4 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2 text-sm shadow-float">
          <p>
            {isFiltered ? 'Nothing here; zoom out or clear filters.' : 'Nothing here; zoom out.'}
          </p>
          <Button variant="secondary" onClick={() => map.easeTo({ zoom: map.getZoom() - 2 })}>
            Zoom out
          </Button>
          {isFiltered && <ClearFilters onClear={onClear} />}
        </div>
      )}
    </>
  );
}
