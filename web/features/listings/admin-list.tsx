import { useState } from 'react';
import type { Property } from '#domain/properties/schema.ts';
import { propertyAdminSentences } from '#domain/properties/sentences.ts';
import { CardGrid } from '#web/ui/card-grid.tsx';
import { CardGridSkeleton } from '#web/ui/card-skeleton.tsx';
import { AdminCard } from './admin-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { OwnListings } from './own-listings.tsx';

/** The property administration list (specification §2.8). */
export function AdminList({ userId }: { userId: string }) {
  const [deleting, setDeleting] = useState<Property>();
  return (
    <>
      <OwnListings
        userId={userId}
        empty={propertyAdminSentences.empty}
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
      <DeleteDialog property={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
