import { statusMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OWN_PROPERTIES } from './own-kind.ts';
import { OwnListings } from './own-listings.tsx';
import { PropertyWayOn } from './property-way-on.tsx';
import { StatusRow } from './status-row.tsx';

const HEAD = 'px-4 py-3 text-left text-sm font-semibold whitespace-nowrap';

/** The status editor (specification §2.14): a table, on phones a stack of its rows. */
export function StatusEditor({ userId }: { userId: string }) {
  return (
    <OwnListings<Property>
      kind={OWN_PROPERTIES}
      userId={userId}
      empty={statusMessages.empty}
      emptyAction={<PropertyWayOn />}
      skeleton={<StatusEditorSkeleton />}
      list={(items) => (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <table className="w-full border-collapse max-md:block">
            <thead className="bg-sunken max-md:sr-only">
              <tr>
                <th scope="col" className={HEAD}>
                  {statusMessages.name}
                </th>
                <th scope="col" className={HEAD}>
                  {statusMessages.current}
                </th>
                <th scope="col" className={HEAD}>
                  New Status
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block max-md:[&>tr:first-child]:border-t-0">
              {items.map((property) => (
                <StatusRow key={property._id} property={property} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    />
  );
}

/** The shape of the table to come. */
export function StatusEditorSkeleton() {
  return (
    <div
      aria-hidden
      className="overflow-hidden rounded-card border border-line bg-surface max-md:divide-y max-md:divide-line"
    >
      <div className="h-11 bg-sunken max-md:hidden" />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div
          key={row}
          className="flex flex-wrap items-center gap-4 border-line px-4 py-3 md:border-t"
        >
          <Skeleton className="aspect-4/3 w-16" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
          <Skeleton className="h-11 w-full rounded-control md:w-72" />
        </div>
      ))}
    </div>
  );
}
