import { rulesFormMessages } from '#domain/stays/host-messages.ts';
import type { StayRules, StayRulesResponse } from '#domain/stays/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { mergeChanges, mergedSentence } from '#web/lib/forms/merge-changes.ts';
import { putRules, readRules } from '../stay-calls.ts';
import { FIELD_LABELS, type RuleField, type RulesText, rulesOf, textOf } from './rules-text.ts';

type Flat = Record<RuleField | 'seasons', string>;

const LABELS: Record<keyof Flat, string> = { ...FIELD_LABELS, seasons: rulesFormMessages.seasons };

/** What came of saving: the rules as saved, or what to check because someone else saved in the meantime. */
export interface Saved {
  known: StayRulesResponse;
  text: RulesText;
  sentence?: string;
}

/**
 * Saves rules as typed. If someone else has changed them since they were `known`, nothing typed is lost: the form gets both.
 * Prices of single nights come from the calendar, so the latest win. Throws ApiError.
 */
export async function saveRules(
  id: string,
  known: StayRulesResponse,
  typed: RulesText,
): Promise<Saved> {
  try {
    const saved = await putRules(id, rulesOf(typed, daysOf(known)), known.version);
    return { known: saved, text: textOf(saved.rules) };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error;
    const now = await readRules(id);
    // Not the version is in conflict, but what was sent.
    if (now.version === known.version) throw error;
    const merged = mergeChanges<keyof Flat>(
      flatten(textOf(known.rules)),
      flatten(typed),
      flatten(textOf(now.rules)),
    );
    const news = mergedSentence(merged, (field) => LABELS[field]);
    const { seasons, ...fields } = merged.text;
    const text = { fields, seasons: JSON.parse(seasons) } as RulesText;
    if (news === undefined) return saveRules(id, now, text);
    return { known: now, text, sentence: `${rulesFormMessages.changedMeanwhile} ${news}` };
  }
}

const flatten = ({ fields, seasons }: RulesText): Flat => ({
  ...fields,
  seasons: JSON.stringify(seasons.map((season, key) => ({ ...season, key }))),
});

export const daysOf = ({ rules }: StayRulesResponse): StayRules['days'] => rules?.days ?? [];
