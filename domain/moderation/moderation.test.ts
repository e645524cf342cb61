import { describe, expect, test } from 'vitest';
import { farPriceText } from './far-price.ts';
import { beginningOf, MODERATION_POLICIES } from './policy.ts';
import {
  MODERATION_STATES,
  type ModerationState,
  needsReason,
  stateAfter,
  TRANSITIONS,
  type TransitionName,
} from './states.ts';

/** The state after each transition from each state; – where it is refused. */
const TABLE: Record<TransitionName, Record<ModerationState, ModerationState | '–'>> = {
  approve: { live: 'live', waiting: 'live', 'change-asked': 'live', refused: '–', hidden: '–' },
  refuse: {
    live: 'refused',
    waiting: 'refused',
    'change-asked': 'refused',
    refused: '–',
    hidden: '–',
  },
  'ask-change': {
    live: 'change-asked',
    waiting: 'change-asked',
    'change-asked': '–',
    refused: '–',
    hidden: '–',
  },
  hide: { live: 'hidden', waiting: 'hidden', 'change-asked': 'hidden', refused: '–', hidden: '–' },
  restore: { live: '–', waiting: '–', 'change-asked': '–', refused: 'live', hidden: 'live' },
  resubmit: {
    live: '–',
    waiting: '–',
    'change-asked': 'waiting',
    refused: 'waiting',
    hidden: '–',
  },
  change: { live: 'live', waiting: '–', 'change-asked': '–', refused: '–', hidden: '–' },
  hold: { live: 'waiting', waiting: '–', 'change-asked': '–', refused: '–', hidden: '–' },
};

describe('moderation', () => {
  test.each(Object.keys(TRANSITIONS) as TransitionName[])('limits %s to its own states', (name) => {
    for (const state of MODERATION_STATES) {
      expect(stateAfter(state, name) ?? '–', `${name} of ${state}`).toBe(TABLE[name][state]);
    }
  });

  test('asks for a reason where the lister loses something', () => {
    expect((Object.keys(TRANSITIONS) as TransitionName[]).filter(needsReason)).toEqual([
      'refuse',
      'ask-change',
      'hide',
    ]);
  });

  test.each(MODERATION_POLICIES)('starts a new listing as the policy “%s” says', (policy) => {
    const begins = (approved: number, isAdmin = false) => {
      const { state, isToReview } = beginningOf(
        { moderation: policy, trustedAfter: 5 },
        { isAdmin, approved },
      );
      return `${state}${isToReview ? ', to review' : ''}`;
    };
    const [newLister, trusted, admin] = {
      live: ['live', 'live', 'live'],
      'reviewed-after': ['live, to review', 'live, to review', 'live'],
      'new-listers-first': ['waiting, to review', 'live, to review', 'live'],
      'reviewed-first': ['waiting, to review', 'waiting, to review', 'live'],
    }[policy];
    expect(begins(4)).toBe(newLister);
    expect(begins(5)).toBe(trusted);
    expect(begins(0, true)).toBe(admin);
  });

  test('names the usual prices when a price is far from them', () => {
    const usual = { place: 'Kumasi', low: 900, high: 3500, listings: 42 };
    expect(farPriceText(400, usual, 'property')).toBe(
      '₵400.00; 9 in 10 similar listings in Kumasi ask ₵900.00–₵3,500.00 (42 compared)',
    );
  });
});
