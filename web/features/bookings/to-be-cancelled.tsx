import { formatDay } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import type { Stay } from './stay-card.tsx';

interface Props {
  /** What the one who cancels knows it by. */
  name: string;
  stay: Stay;
  consequences: readonly string[];
}

/** Which stay is about to be cancelled, and what that does. */
export function ToBeCancelled({ name, stay, consequences }: Props) {
  return (
    <>
      <div>
        <p className="font-semibold">{name}</p>
        <p className="figures text-muted text-sm">
          {formatDay(stay.checkIn)} to {formatDay(stay.checkOut)}, {plural(stay.nights, 'night')}
        </p>
      </div>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {consequences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}
