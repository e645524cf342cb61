import { HELD_TEXTS, REQUEST_TEXT } from '#domain/stays/host-messages.ts';
import type { HeldNights } from '#domain/stays/schema.ts';

/** The colours of a bar: bookings, requests, those of other sites, and nights that are not available. */
export function heldLook({ kind, status }: Pick<HeldNights, 'kind' | 'status'>): string {
  if (status === 'completed') return 'bg-sunken text-muted border border-control-line';
  if (status === 'requested')
    return 'bg-surface text-primary border-2 border-dashed border-primary';
  if (kind === 'booking') return 'bg-primary text-on-primary';
  if (kind === 'booked-elsewhere') return 'bg-rented text-on-closed';
  return HATCHED;
}

/** Lines across, for nights that nobody can book. */
export const HATCHED =
  'border border-control-line text-ink bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,var(--color-line)_6px_8px)]';

/** The words on a bar: who is coming, or why it is not free. */
export const heldName = (held: Pick<HeldNights, 'kind' | 'name' | 'status'>): string => {
  if (held.status === 'requested') return `${REQUEST_TEXT}: ${held.name}`;
  return held.name || heldText(held);
};

/** What it is. */
export const heldText = ({ kind, status }: Pick<HeldNights, 'kind' | 'status'>): string =>
  status === 'requested' ? REQUEST_TEXT : HELD_TEXTS[kind];
