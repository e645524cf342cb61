import { HELD_TEXTS, nightsMessages, REQUEST_TEXT } from '#domain/stays/host-messages.ts';
import type { HeldNights } from '#domain/stays/schema.ts';
import type { TakenNights } from './nights.ts';

interface Looked {
  kind: TakenNights['kind'];
  status?: HeldNights['status'];
}

/** The colours of a bar: bookings, requests, those of other sites, and nights that are not available. */
export function heldLook({ kind, status }: Looked): string {
  if (status === 'completed') return 'bg-sunken text-muted border border-control-line';
  if (status === 'requested')
    return 'bg-surface text-primary border-2 border-dashed border-primary';
  if (kind === 'booking') return 'bg-primary text-on-primary';
  if (kind === 'booked-elsewhere') return 'bg-rented text-on-closed';
  if (kind === 'imported') return 'border-2 border-rented bg-surface text-ink';
  return HATCHED;
}

/** Lines across, for nights that nobody can book. */
export const HATCHED =
  'border border-control-line text-ink bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,var(--color-line)_6px_8px)]';

/** The words on a bar: who is coming, which calendar it is from, or why it is not free. */
export function heldName(taken: Looked & { name: string }): string {
  if (taken.kind === 'imported') return nightsMessages.importedFrom(taken.name);
  if (taken.status === 'requested') return `${REQUEST_TEXT}: ${taken.name}`;
  return taken.name || heldText(taken);
}

/** The same for screen readers: 'Booking: Esi Owusu', 'From Airbnb'. */
export const heldLabel = (taken: Looked & { name: string }): string =>
  taken.kind === 'imported'
    ? heldName(taken)
    : [heldText(taken), taken.name].filter(Boolean).join(': ');

/** What it is. */
export const heldText = ({ kind, status }: Looked): string =>
  status === 'requested' ? REQUEST_TEXT : HELD_TEXTS[kind];
