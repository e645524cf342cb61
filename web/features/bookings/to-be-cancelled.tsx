import { formatDay } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import type { Stay } from './stay-card.tsx';

interface Props {
  /** The stay's name for the person cancelling. */
  name: string;
  stay: Stay;
  consequences: readonly string[];
}

/** Describes the stay to be cancelled, and the consequences. */
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
