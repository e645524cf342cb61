import { mailReachMessages, setupMessages } from '#domain/setup/messages.ts';
import type { Setup } from '#domain/setup/schema.ts';
import { plural } from '#domain/values/plural.ts';

/** What is wrong with how the site is set up, each in a sentence. */
export const setupWarnings = ({ mailsReach, demoListings }: Setup): string[] => [
  ...(mailsReach ? [] : [mailReachMessages.none]),
  ...(demoListings > 0 ? [setupMessages.demoLive(plural(demoListings, 'listing'))] : []),
];
