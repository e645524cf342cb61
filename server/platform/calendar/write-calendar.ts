import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { CalendarDate } from '#domain/values/calendar-date.ts';

/** An entry of whole days, the last excluded. */
export interface WholeDays {
  uid: string;
  title: string;
  location?: string;
  from: CalendarDate;
  to: CalendarDate;
  /** When it was last changed: the same each time it is written. */
  stamp: Date;
  /** Grows with each change. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
}

/** Bytes of a line at most, its end aside (RFC 5545 §3.1). */
const LINE_BYTES = 75;

/** An iCalendar file (RFC 5545). */
export function writeCalendar(entries: readonly WholeDays[]): string {
  const { error, value } = createEvents(entries.map(asEvent), {
    productId: '-//Efie//Stays//EN',
    method: 'PUBLISH',
  });
  if (error || !value) throw new Error('no calendar could be written', { cause: error });
  // The library counts characters.
  const lines = value.replaceAll('\r\n\t', '').split('\r\n');
  return lines.map(folded).join('\r\n');
}

function asEvent(entry: WholeDays): EventAttributes & { timestamp: number } {
  const { uid, title, location, from, to, stamp, sequence, status } = entry;
  return {
    uid,
    title,
    ...(location !== undefined && { location }),
    start: dateArray(from),
    end: dateArray(to),
    timestamp: stamp.getTime(),
    sequence,
    status,
  };
}

/** A line in parts of 75 bytes at most, none of which ends within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      // The space that marks the rest of a line is a byte of it.
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

function dateArray(date: CalendarDate): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}
