import type { PauseReason } from '../availability/rules.ts';
import { CAR_FACTS } from '../cars/facts.ts';
import { CAR_FIELDS } from '../cars/fields.ts';
import type { Fact } from '../facts/fact.ts';
import { sayFact } from '../facts/say-fact.ts';
import type { ListingKind } from '../listing-kinds.ts';
import { PROPERTY_FACTS } from '../properties/facts.ts';
import { PROPERTY_FIELDS } from '../properties/fields.ts';
import { statusLabel } from '../properties/property.ts';
import { formatCedi } from '../values/money.ts';
import type { ListingChange } from './schema.ts';

/** Longer texts are only said to have changed. */
const SAID_MAX = 60;

interface Told {
  fields: Readonly<Record<string, { label: string }>>;
  facts: Readonly<Record<string, Fact>>;
}

const TOLD: Record<ListingKind, Told> = {
  property: { fields: PROPERTY_FIELDS, facts: PROPERTY_FACTS },
  car: { fields: CAR_FIELDS, facts: CAR_FACTS },
};
const OTHER_LABELS: Readonly<Record<string, string>> = {
  subtype: 'Type',
  status: 'Status',
  pause: 'Shown in lists',
  photos: 'Photos',
  video: 'Video',
  pin: 'Place on the map',
};

/** The parts of a listing that changed, with labels: 'Price', '₵900.00 (was ₵1,200.00)'. */
export function changeLines(
  kind: ListingKind,
  { before, after }: ListingChange,
): [label: string, text: string][] {
  const { fields, facts } = TOLD[kind];
  return Object.keys({ ...before, ...after }).flatMap((key): [string, string][] => {
    const label = fields[key]?.label ?? facts[key]?.label ?? OTHER_LABELS[key];
    if (!label) return [];
    const [was, is] = [sayValue(kind, key, before[key]), sayValue(kind, key, after[key])];
    const isShort = was.length <= SAID_MAX && is.length <= SAID_MAX && was !== is;
    return [[label, isShort ? `${is} (was ${was})` : 'changed']];
  });
}

function sayValue(kind: ListingKind, key: string, value: unknown): string {
  if (key === 'pause') return sayPause(value);
  if (value === null || value === undefined || value === '') return 'nothing';
  if (key === 'price') return formatCedi(Number(value));
  if (key === 'status') return statusLabel(value as Parameters<typeof statusLabel>[0]);
  if (key === 'photos') return String(String(value).split(', ').length);
  if (key === 'video') return 'a video';
  const fact = TOLD[kind].facts[key];
  return fact ? sayFact(fact, value) : String(value);
}

const sayPause = (reason: unknown): string =>
  typeof reason === 'string' ? PAUSED[reason as PauseReason] : 'yes';

const PAUSED: Record<PauseReason, string> = {
  unanswered: 'no, paused (not confirmed as available)',
  'by-lister': 'no, paused by its lister',
  'by-admin': 'no, paused by an Admin',
  moderation: 'no, not approved by an Admin',
  leaving: 'no, its account is being deleted',
};
