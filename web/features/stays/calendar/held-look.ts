import { HELD_TEXTS, nightsMessages } from '#domain/stays/host-messages.ts';
import type { HeldNights } from '#domain/stays/schema.ts';
import type { TakenNights } from './nights.ts';

/** The colours of a bar: bookings, those of other sites, and nights that are not available. */
export function heldLook({
  kind,
  status,
}: Pick<TakenNights, 'kind'> & { status?: HeldNights['status'] }): string {
  if (status === 'completed') return 'bg-sunken text-muted border border-control-line';
  if (kind === 'booking') return 'bg-primary text-on-primary';
  if (kind === 'booked-elsewhere') return 'bg-rented text-on-closed';
  if (kind === 'imported') return 'border-2 border-rented bg-surface text-ink';
  return HATCHED;
}

/** Lines across, for nights that nobody can book. */
export const HATCHED =
  'border border-control-line text-ink bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,var(--color-line)_6px_8px)]';

/** The words on a bar: who is coming, which calendar it is from, or why it is not free. */
export const heldName = ({ kind, name }: Pick<TakenNights, 'kind' | 'name'>): string =>
  kind === 'imported' ? nightsMessages.importedFrom(name) : name || HELD_TEXTS[kind];

/** The same for screen readers: 'Booking: Esi Owusu', 'From Airbnb'. */
export const heldLabel = (taken: Pick<TakenNights, 'kind' | 'name'>): string =>
  taken.kind === 'imported'
    ? heldName(taken)
    : [HELD_TEXTS[taken.kind], taken.name].filter(Boolean).join(': ');
