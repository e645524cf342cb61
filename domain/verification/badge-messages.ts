import type { VerificationKind } from './kinds.ts';

export const badgeMessages = {
  means: {
    'ghana-card': 'An Admin compared the account’s name with a valid Ghana Card.',
    'agent-licence':
      'An Admin saw a valid licence under the Real Estate Agency Act, 2020 (Act 1047).',
    'stay-licence': 'An Admin saw a valid Ghana Tourism Authority licence for this stay.',
  } satisfies Record<VerificationKind, string>,
  on: (day: string) => `Verified on ${day}.`,
  notMore: 'We didn’t visit the place or the car. See it, and its papers, before you pay.',
} as const;
