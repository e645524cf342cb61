import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { writeCalendar } from './write-calendar.ts';

const entry = {
  uid: 'x@efie',
  title: 'Ɔdɔ fie 🏡 '.repeat(20).trim(),
  from: '2026-12-24' as CalendarDate,
  to: '2026-12-27' as CalendarDate,
  stamp: new Date('2026-11-28T08:00:00Z'),
  sequence: 2,
  status: 'CONFIRMED',
} as const;

test('no line has more than 75 bytes, and no character is cut', () => {
  const text = writeCalendar([entry]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const event = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(entry.title);
});

test('writes whole days, the last excluded, the same each time', () => {
  const text = writeCalendar([{ ...entry, title: 'Taken' }]);
  expect(text).toBe(writeCalendar([{ ...entry, title: 'Taken' }]));
  for (const line of [
    'DTSTART;VALUE=DATE:20261224',
    'DTEND;VALUE=DATE:20261227',
    'DTSTAMP:20261128T080000Z',
    'SEQUENCE:2',
    'UID:x@efie',
  ]) {
    expect(text.split('\r\n')).toContain(line);
  }
});

test('of nothing taken is a calendar too', () => {
  expect(writeCalendar([])).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s);
});
