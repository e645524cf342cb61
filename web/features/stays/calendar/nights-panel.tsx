import { nightsMessages as said } from '#domain/stays/host-messages.ts';
import { type CalendarDate, formatDay } from '#domain/values/calendar-date.ts';
import type { HostStay } from '../stay-calls.ts';
import { BlockForm } from './block-form.tsx';
import { HeldCard } from './held-card.tsx';
import { ImportedCard } from './imported-card.tsx';
import { freeUnits, listNights, type Nights, takenAmong, unitsOf } from './nights.ts';
import { PriceForm } from './price-form.tsx';
import { useCalendarWrites } from './use-calendar-writes.ts';

interface Props {
  stay: HostStay;
  nights: Nights;
  today: CalendarDate;
  /** Something was changed, and nothing is left to do here. */
  onDone(): void;
}

/** What a host does with the nights chosen: sees who has them, sets a price, or blocks them. */
export function NightsPanel({ stay, nights, today, onDone }: Props) {
  const writes = useCalendarWrites(stay, today);
  const taken = takenAmong(stay, nights);
  const units = unitsOf(stay);
  const toCome = { ...nights, first: nights.first < today ? today : nights.first };
  const listed = listNights(toCome);
  const free = listed.filter((night) => freeUnits(stay, night) > 0);
  const areAllFree = free.length === listed.length;
  return (
    <div className="flex flex-col gap-6">
      {taken.map((each) =>
        each.kind === 'imported' ? (
          <ImportedCard key={each._id} stay={stay} nights={each} />
        ) : (
          <HeldCard
            key={each._id}
            held={each}
            today={today}
            onOpen={async (block, opened) => {
              await writes.open(block, opened);
              onDone();
            }}
            onUnblock={async (block) => {
              await writes.unblock(block);
              onDone();
            }}
          />
        ),
      )}
      {free.length === 0 && taken.length === 0 && (
        <p className="text-muted">{listed.length === 0 ? said.pastOnly : said.keptFree}</p>
      )}
      {free.length > 0 && (
        <>
          {!areAllFree && <p className="text-sm text-muted">{said.someTaken}</p>}
          <PriceForm
            key={`price ${nights.first} ${nights.last}`}
            stay={stay}
            nights={listed}
            onSave={async (price) => {
              await writes.setPrice(toCome, price);
              onDone();
            }}
          />
        </>
      )}
      {free.length > 0 && areAllFree && (
        <div className="border-line border-t pt-6">
          <BlockForm
            key={`block ${nights.first} ${nights.last}`}
            nights={toCome}
            note={units > 1 ? said.blockOne : undefined}
            onBlock={async (body) => {
              await writes.block(body);
              onDone();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** 'Thu 24 Dec 2026 to Sat 26 Dec 2026' */
export const nightsText = ({ first, last }: Nights): string =>
  first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`;
