import Trash2 from 'lucide-react/icons/trash';
import {
  priceUnit,
  statusLabel,
  statusTone,
  truncate,
  typeLabel,
} from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { propertyAdminSentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CARD_SIZES } from '#web/ui/card-grid.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

interface Props {
  property: Property;
  onDelete(): void;
}

/** A property as its lister sees it (specification §2.8). */
export function AdminCard({ property, onDelete }: Props) {
  const { _id: id, name, description, price, location, region, status, propertyType } = property;
  return (
    <Card
      to={paths.property(id)}
      title={name}
      headingLevel={2}
      media={<Media property={property} />}
      badge={<Badge tone="photo">{typeLabel(property)}</Badge>}
      status={<StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>}
      price={<Price cedi={price} per={priceUnit(propertyType)} />}
      place={`${location}, ${region}`}
      actions={
        <>
          <ButtonLink
            to={paths.editProperty(id)}
            variant="secondary"
            aria-describedby={`name-${id}`}
            className="px-3"
          >
            {propertyAdminSentences.edit}
          </ButtonLink>
          <ButtonLink
            to={{
              pathname: paths.propertyStatus,
              search: `?${new URLSearchParams({ search: name })}`,
            }}
            variant="secondary"
            className="px-3"
          >
            Set status
          </ButtonLink>
          <Button
            variant="quiet-danger"
            onClick={onDelete}
            aria-describedby={`name-${id}`}
            className="ml-auto px-3"
          >
            <Icon of={Trash2} size={18} className="shrink-0 max-sm:hidden" />
            {propertyAdminSentences.delete}
          </Button>
          <span id={`name-${id}`} hidden>
            {name}
          </span>
        </>
      }
    >
      {description && <p className="mt-1 text-sm text-muted">{truncate(description)}</p>}
    </Card>
  );
}

/** The first image, and the video beside it, which plays when it is asked to. */
function Media({ property: { photos, video, videoPoster, name } }: { property: Property }) {
  const picture = <Picture photo={photos[0]} sizes={CARD_SIZES} alt="" className="size-full" />;
  if (!video) return picture;
  return (
    <div className="grid size-full grid-cols-2 gap-px">
      {picture}
      <video
        src={video}
        poster={videoPoster ?? undefined}
        controls
        muted
        playsInline
        preload="none"
        aria-label={`Video of ${name}`}
        className="relative z-1 size-full min-h-0 bg-scrim object-cover"
      />
    </div>
  );
}
