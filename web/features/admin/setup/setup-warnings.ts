import { mailReachMessages, setupMessages } from '#domain/setup/messages.ts';
import type { Setup } from '#domain/setup/schema.ts';
import { plural } from '#domain/values/plural.ts';

/** One sentence for each problem with the site's setup. */
export const setupWarnings = ({ mailsReach, demoListings }: Setup): string[] => [
  ...(mailsReach ? [] : [mailReachMessages.none]),
  ...(demoListings > 0 ? [setupMessages.demoLive(plural(demoListings, 'listing'))] : []),
];
