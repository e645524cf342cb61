import { useEffect } from 'react';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import type { LogoutQuestionProps } from './logout-question.tsx';

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
export const LogoutQuestion = lazyPart(
  async () => ({ default: (await parts()).LogoutQuestion }),
  Unasked,
);

/** Where the question does not come, nobody stays logged in against their will. */
function Unasked({ onConfirm }: LogoutQuestionProps) {
  useEffect(onConfirm, [onConfirm]);
  return null;
}
