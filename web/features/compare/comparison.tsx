import { compareCars } from '#domain/cars/compared.ts';
import { comparePath } from '#domain/compare/compared-ids.ts';
import { compareMessages } from '#domain/compare/messages.ts';
import { KINDS, LISTING_KINDS, type ListingKind } from '#domain/listing-kinds.ts';
import { compareProperties } from '#domain/properties/compared.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CompareTable } from './compare-table.tsx';
import { type Compared, kindOf } from './compared-query.ts';

interface Props {
  /** From the address, in the same order. */
  ids: readonly string[];
  compared: Compared;
}

type Named = Pick<Compared['car'][number], '_id' | 'name' | 'photos'>;

/** Listings of one kind side by side, and a note on those in the address that are not shown. */
export function Comparison({ ids, compared }: Props) {
  const kind = kindOf(ids, compared);
  const kinds = LISTING_KINDS.filter((each) => compared[each].length > 0);
  const found = kinds.flatMap((each): unknown[] => compared[each]);
  const missing = ids.length - found.length;
  const listings: readonly Named[] = kind ? compared[kind] : [];
  const shown = ids.flatMap((id) => listings.find(({ _id }) => _id === id) ?? []);
  return (
    <div className="flex flex-col gap-4">
      {kinds.length > 1 && <Notice tone="info">{compareMessages.otherKind}</Notice>}
      {missing > 0 && <Notice tone="info">{compareMessages.notFound(missing)}</Notice>}
      {kind === undefined && (
        <EmptyState
          title={compareMessages.none}
          text={compareMessages.noneHelp}
          action={<ButtonLink to={paths.favourites}>See your favourites</ButtonLink>}
        />
      )}
      {kind && (
        <CompareTable
          caption={`${compareMessages.titleOf(kind, shown.length)}.`}
          // They are of this kind, which the compiler cannot tell.
          rows={ROWS[kind](shown as never)}
          listings={shown.map(({ _id: id, name, photos }) => ({
            id,
            name,
            photo: photos[0],
            path: KINDS[kind].path(id),
            withoutPath: comparePath(shown.map(({ _id }) => _id).filter((each) => each !== id)),
          }))}
        />
      )}
    </div>
  );
}

const ROWS = { property: compareProperties, car: compareCars } satisfies Record<
  ListingKind,
  unknown
>;
