import { useState } from 'react';
import { pausedBadge } from '#domain/availability/paused-badge.ts';
import { propertyAdminMessages } from '#domain/properties/messages.ts';
import {
  priceUnit,
  statusLabel,
  statusTone,
  truncate,
  typeLabel,
} from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { mediaPath } from '#web/lib/api/media-path.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Price } from '#web/ui/listing/price.tsx';
import { StatusBadge } from '#web/ui/listing/status-badge.tsx';
import { Card } from '#web/ui/lists/card.tsx';
import { CARD_SIZES } from '#web/ui/lists/card-grid.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { UnplayableVideo } from '#web/ui/pictures/unplayable-video.tsx';
import { DeleteButton } from './delete-button.tsx';
import { ListedBy } from './listed-by.tsx';
import { OWN_PROPERTIES } from './own-kind.ts';
import { PauseButton } from './pause-button.tsx';
import { PausedNote } from './paused-note.tsx';

interface Props {
  property: Property;
  onDelete(): void;
}

/** A property, as shown to its lister (specification §2.8). */
export function AdminCard({ property, onDelete }: Props) {
  const { _id: id, name, description, price, location, region, status, propertyType } = property;
  return (
    <Card
      to={paths.property(id)}
      title={name}
      headingLevel={2}
      media={<Media property={property} />}
      badge={<Badge tone="photo">{typeLabel(property)}</Badge>}
      status={
        property.pause ? (
          <StatusBadge tone="closed">{pausedBadge(property.pause)}</StatusBadge>
        ) : (
          <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
        )
      }
      price={<Price cedi={price} per={priceUnit(propertyType)} />}
      place={`${location}, ${region}`}
      actions={
        <>
          <ButtonLink
            to={paths.editProperty(id)}
            variant="secondary"
            aria-describedby={`name-${id}`}
            className="px-3 max-lg:grow"
          >
            {propertyAdminMessages.edit}
          </ButtonLink>
          <ButtonLink
            to={{
              pathname: paths.propertyStatus,
              search: `?${new URLSearchParams({ search: name })}`,
            }}
            variant="secondary"
            className="px-3 max-lg:grow"
          >
            Set status
          </ButtonLink>
          <PauseButton kind={OWN_PROPERTIES} listing={property} className="max-lg:grow" />
          <DeleteButton
            label={propertyAdminMessages.delete}
            listing={property}
            onClick={onDelete}
          />
        </>
      }
    >
      <ListedBy lister={property.lister} />
      <PausedNote listing={property} />
      {description && <p className="mt-1 text-sm text-muted">{truncate(description)}</p>}
    </Card>
  );
}

/** The first image, with the video beside it, which plays on request. */
function Media({ property: { photos, video, videoPoster, name } }: { property: Property }) {
  const [unplayable, setUnplayable] = useState(false);
  const picture = <Picture photo={photos[0]} sizes={CARD_SIZES} alt="" className="size-full" />;
  if (!video) return picture;
  return (
    <div className="grid size-full grid-cols-2 gap-px">
      {picture}
      <div className="relative z-1 min-h-0">
        <video
          src={mediaPath(video)}
          poster={videoPoster ?? undefined}
          controls
          muted
          playsInline
          preload="none"
          onError={() => setUnplayable(true)}
          aria-label={`Video of ${name}`}
          className="size-full bg-scrim object-cover"
        />
        {unplayable && <UnplayableVideo url={mediaPath(video)} name={name} />}
      </div>
    </div>
  );
}
