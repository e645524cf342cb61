import MapPin from 'lucide-react/icons/map-pin';
import { pausedBadge } from '#domain/availability/paused-badge.ts';
import { summaryText } from '#domain/comments/rules.ts';
import { statusLabel, statusTone, typeLabel } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StarShape } from '#web/ui/listing/star-shape.tsx';
import { StatusBadge } from '#web/ui/listing/status-badge.tsx';

/** The property's type, name, place and guest rating. */
export function PropertyHeading({ property }: { property: Property }) {
  const { name, location, region, status, pause, averageRating, reviewCount } = property;
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="primary">{typeLabel(property)}</Badge>
        {pause ? (
          <StatusBadge tone="closed">{pausedBadge(pause)}</StatusBadge>
        ) : (
          <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
        )}
      </div>
      <h1 className="text-2xl md:text-3xl">{name}</h1>
      <div className="flex flex-wrap items-center gap-x-6 text-muted">
        <p className="flex min-w-0 items-start gap-1.5">
          <Icon of={MapPin} size={18} className="mt-1 shrink-0" />
          <span className="min-w-0">
            {location}, {region}
          </span>
        </p>
        {averageRating !== null && (
          <a
            href="#comments"
            className="figures inline-flex min-h-11 items-center gap-1.5 hover:text-primary hover:underline"
          >
            <StarShape className="size-4.5 text-gold" />
            {summaryText({ rating: averageRating, count: reviewCount })}
          </a>
        )}
      </div>
    </header>
  );
}
