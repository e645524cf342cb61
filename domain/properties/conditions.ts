import { CONDITIONS, type PropertyCondition } from './property.ts';

/** The conditions for a subtype, in forms and filters: only land can be virgin. */
export function conditionsOf(subtype: string | undefined): readonly PropertyCondition[] {
  return CONDITIONS.filter((condition) => condition !== 'Virgin Land' || subtype === 'Land');
}
