import { pauseMessages } from '#domain/availability/messages.ts';
import type { Pause } from '#domain/availability/schema.ts';

/** Tells a lister that a listing is paused, and why. */
export function PausedNote({ pause }: { pause: Pause | undefined }) {
  if (!pause) return null;
  return (
    <p className="mt-2 rounded-control bg-sunken px-3 py-2 text-sm font-medium">
      {pauseMessages.because[pause.reason]}
    </p>
  );
}
