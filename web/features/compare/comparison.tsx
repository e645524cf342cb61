import { compareCars } from '#domain/cars/compared.ts';
import { comparePath } from '#domain/compare/compared-ids.ts';
import { compareMessages } from '#domain/compare/messages.ts';
import { compareProperties } from '#domain/properties/compared.ts';
import { paths } from '#domain/site/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CompareTable } from './compare-table.tsx';
import { type Compared, kindOf } from './compared-query.ts';

interface Props {
  /** Of the address, in its order. */
  ids: readonly string[];
  compared: Compared;
}

/** Listings of one kind side by side, and what of the address is not shown. */
export function Comparison({ ids, compared }: Props) {
  const kind = kindOf(ids, compared);
  const missing = ids.length - compared.property.length - compared.car.length;
  const isMixed = compared.property.length > 0 && compared.car.length > 0;
  return (
    <div className="flex flex-col gap-4">
      {isMixed && <Notice tone="info">{compareMessages.otherKind}</Notice>}
      {missing > 0 && <Notice tone="info">{compareMessages.notFound(missing)}</Notice>}
      {kind === undefined && (
        <EmptyState
          title={compareMessages.none}
          text={compareMessages.noneHelp}
          action={<ButtonLink to={paths.favourites}>See your favourites</ButtonLink>}
        />
      )}
      {kind === 'property' && <Table ids={ids} listings={compared.property} of={PROPERTIES} />}
      {kind === 'car' && <Table ids={ids} listings={compared.car} of={CARS} />}
    </div>
  );
}

const PROPERTIES = { kind: 'property', path: paths.property, rows: compareProperties } as const;
const CARS = { kind: 'car', path: paths.car, rows: compareCars } as const;

interface TableProps<Listing> {
  ids: readonly string[];
  listings: readonly Listing[];
  of: {
    kind: 'property' | 'car';
    path(id: string): string;
    rows(listings: readonly Listing[]): ReturnType<typeof compareCars>;
  };
}

type Named = Pick<Compared['car'][number], '_id' | 'name' | 'photos'>;

function Table<Listing extends Named>({ ids, listings, of }: TableProps<Listing>) {
  const inOrder = ids.flatMap((id) => listings.find(({ _id }) => _id === id) ?? []);
  return (
    <CompareTable
      caption={`${compareMessages.titleOf(of.kind, inOrder.length)}.`}
      rows={of.rows(inOrder)}
      listings={inOrder.map(({ _id: id, name, photos }) => ({
        id,
        name,
        photo: photos[0],
        path: of.path(id),
        withoutPath: comparePath(inOrder.map(({ _id }) => _id).filter((each) => each !== id)),
      }))}
    />
  );
}
