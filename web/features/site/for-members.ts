import { lazyPart, Nothing } from '#web/lib/late-part.ts';

const parts = () => import('./member-parts.tsx');

/** What only those who are signed in need: it comes once they are known, in a file of its own. */
export const AccountMenu = lazyPart(
  async () => ({ default: (await parts()).AccountMenu }),
  Nothing,
);
export const NewsBadge = lazyPart(async () => ({ default: (await parts()).NewsBadge }), Nothing);
export const MemberRefresh = lazyPart(
  async () => ({ default: (await parts()).MemberRefresh }),
  Nothing,
);
