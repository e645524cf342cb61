import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { bboxText } from '#domain/places/bbox.ts';
import { plural } from '#domain/values/plural.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import { readList } from '#web/lib/api/page-data.ts';
import type { CardListing } from '#web/lib/lists/listing-cards.ts';
import { Button } from '../button.tsx';
import { Skeleton } from '../skeleton.tsx';
import { OverMap } from './chosen-listing.tsx';
import { addQuery, type Cluster } from './listings-on-map.ts';

/** So many are looked through in a panel; for more there is the list. */
const SHOWN = 12;

interface Props {
  cluster: Cluster;
  listPath: ReadPath<CardListing['listing'][]>;
  card(listing: CardListing['listing']): ReactNode;
  onClose(): void;
  /** Has the list show all of them. */
  onAll(): void;
}

/** The listings of a town or of one spot of the map, which no zoom can separate. */
export function SpotList({ cluster, listPath, card, onClose, onAll }: Props) {
  const path = addQuery(listPath, { bbox: bboxText(cluster), limit: SHOWN });
  const { data, error } = useQuery({
    queryKey: ['map-spot', path],
    queryFn: ({ signal }) => readList(path, { signal }),
  });
  const name = `${plural(cluster.count, 'listing')} ${cluster.area ? `in ${cluster.area.name}` : 'here'}`;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <OverMap label={name} onClose={onClose}>
      <div className="flex max-h-[min(22rem,55dvh)] flex-col gap-3 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-3">
        <h2 ref={title} tabIndex={-1} className="pr-8 text-base outline-none">
          {name}
        </h2>
        {error && <p role="alert">{error.message}</p>}
        {!data && !error && <Skeleton className="h-30 shrink-0 rounded-card" />}
        {data?.items.map(card)}
        {cluster.count > SHOWN && (
          <Button variant="secondary" onClick={onAll} className="shrink-0">
            Show all {cluster.count} in the list
          </Button>
        )}
      </div>
    </OverMap>
  );
}
