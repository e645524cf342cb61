import type { VerificationKind } from './kinds.ts';

export const badgeMessages = {
  means: {
    'ghana-card': 'An Admin compared the name of the account with a valid Ghana Card.',
    'agent-licence':
      'An Admin looked at a valid licence under the Real Estate Agency Act, 2020 (Act 1047).',
    'stay-licence':
      'An Admin looked at a valid licence of the Ghana Tourism Authority for this stay.',
  } satisfies Record<VerificationKind, string>,
  on: (day: string) => `Checked on ${day}.`,
  notMore: 'We did not visit the place or the car. See it, and its papers, before you pay.',
} as const;
