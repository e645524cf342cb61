import { pausedBadge } from '#domain/availability/paused-badge.ts';
import { statusLabel, statusTone } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { StatusBadge } from '#web/ui/listing/status-badge.tsx';

/** On the photo; an available listing needs no label. */
export function StatusUnlessAvailable({ status, pause }: Pick<Property, 'status' | 'pause'>) {
  if (pause) return <StatusBadge tone="closed">{pausedBadge(pause)}</StatusBadge>;
  if (status === 'available') return null;
  return <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>;
}
