import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { HeldNights, HostCalendar, ImportedNights, StayRules } from '#domain/stays/schema.ts';
import { sampleId } from './samples.ts';
import { day } from './stays-samples.ts';

export const sampleRules = (given: Partial<StayRules> = {}): StayRules => ({
  ...PLAIN_RULES,
  ...given,
});

/** A booking of three nights from the tenth day on. */
export const sampleHeld = (given: Partial<HeldNights> = {}): HeldNights => ({
  _id: sampleId(700),
  kind: 'booking',
  unit: 1,
  from: day(10),
  to: day(13),
  preparedUntil: day(13),
  name: 'Esi Owusu',
  phoneNumber: '0245556677',
  note: '',
  status: 'confirmed',
  ...given,
});

/** Three nights that another site sold. */
export const sampleImported = (given: Partial<ImportedNights> = {}): ImportedNights => ({
  _id: sampleId(720),
  kind: 'imported',
  from: day(20),
  to: day(23),
  name: 'Airbnb',
  note: 'Reserved',
  readAt: new Date().toISOString(),
  repeats: false,
  ...given,
});

/** A stay in its host's calendar. */
export const sampleHostStay = (
  given: Partial<HostCalendar['stays'][number]> = {},
): HostCalendar['stays'][number] => ({
  _id: sampleId(1),
  name: 'Palm View Guest House',
  price: 450,
  rules: null,
  version: 0,
  held: [sampleHeld()],
  imported: [],
  ...given,
});
