import { useState } from 'react';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import type { Property } from '#domain/properties/schema.ts';
import { CardGrid } from '#web/ui/lists/card-grid.tsx';
import { CardGridSkeleton } from '#web/ui/lists/card-skeleton.tsx';
import { AdminCard } from './admin-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { OWN_PROPERTIES } from './own-kind.ts';
import { OwnListings } from './own-listings.tsx';
import { PropertyWayOn } from './property-way-on.tsx';

/** The property administration list (specification §2.8). */
export function AdminList({ userId }: { userId: string }) {
  const [deleting, setDeleting] = useState<Property>();
  return (
    <>
      <OwnListings<Property>
        kind={OWN_PROPERTIES}
        userId={userId}
        empty={propertyAdminMessages.empty}
        emptyAction={<PropertyWayOn />}
        skeleton={<CardGridSkeleton />}
        list={(items) => (
          <CardGrid>
            {items.map((property) => (
              <AdminCard
                key={property._id}
                property={property}
                onDelete={() => setDeleting(property)}
              />
            ))}
          </CardGrid>
        )}
      />
      <DeleteDialog
        kind={OWN_PROPERTIES}
        listing={deleting}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}
