import { POLICY_TEXTS, STATE_TEXTS, TRANSITION_TEXTS } from '#domain/moderation/messages.ts';
import { OUTCOME_TEXTS } from '#domain/reports/settling-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { formatCedi } from '#domain/values/money.ts';
import { AUTOMATIC, labelOf, NO, SETTING_FIELDS, YES } from '../settings-text.ts';
import { inWords } from './in-words.ts';

/** Something that an entry says changed. */
export interface Change {
  key: string;
  label: string;
  /** The previous value; undefined if there was none. */
  was?: string;
  is?: string;
  /** The page of the person or thing that an id names. */
  path?: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids with a page of their own; other ids belong to the subject, which is named beside them. */
const LINKED: Readonly<Record<string, { label: string; path(id: string): string }>> = {
  by: { label: 'Author', path: paths.adminPerson },
  property: { label: 'Property', path: paths.property },
};

const LABELS: Readonly<Record<string, string>> = { by: 'Decision', action: 'Outcome' };

/** Values of a kind in words. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: STATE_TEXTS,
  by: TRANSITION_TEXTS,
  action: OUTCOME_TEXTS,
  moderation: POLICY_TEXTS,
  confirmEmails: { null: AUTOMATIC, true: YES, false: NO },
};

/** The differences between two versions of an audit log entry, in words. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key) || !old.has(key))
    .flatMap((key) => {
      const value = String(now.get(key) ?? old.get(key));
      if (!ID.test(value)) return [changeOf(key, old, now)];
      const linked = LINKED[key];
      return linked
        ? [{ key, label: linked.label, is: `…${value.slice(-8)}`, path: linked.path(value) }]
        : [];
    });
}

const changeOf = (
  key: string,
  old: ReadonlyMap<string, unknown>,
  now: ReadonlyMap<string, unknown>,
): Change => ({
  key,
  label: LABELS[key] ?? (SETTING_FIELDS.includes(key) ? labelOf(key) : inWords(key)),
  ...(old.has(key) && { was: valueText(key, old.get(key)) }),
  ...(now.has(key) && { is: valueText(key, now.get(key)) }),
});

/** Each value by its path: a network's link at 'social.facebook'. */
function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) {
    return path === '' ? new Map() : new Map([[path, value]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [
      ...flatten(part, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

function valueText(key: string, value: unknown): string {
  const known = VALUES[key];
  if (known) return known[String(value)] ?? inWords(String(value));
  if (value === '' || value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') return key === 'price' ? formatCedi(value) : String(value);
  return key === 'kind' || key === 'pause' ? inWords(String(value)) : String(value);
}
