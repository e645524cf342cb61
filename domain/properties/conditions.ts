import { CONDITIONS, type PropertyCondition } from './property.ts';

/** The conditions that a form offers and a filter knows for a subtype: virgin is only land. */
export function conditionsOf(subtype: string | undefined): readonly PropertyCondition[] {
  return CONDITIONS.filter((condition) => condition !== 'Virgin Land' || subtype === 'Land');
}
