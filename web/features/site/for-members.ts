import { useEffect } from 'react';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import type { LogoutQuestionProps } from './logout-question.tsx';

const parts = () => import('./member-parts.tsx');

/** Parts for signed-in people only, loaded as a separate file once someone is known to be signed in. */
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

/** If the question fails to load, log out: nobody stays logged in against their will. */
function Unasked({ onConfirm }: LogoutQuestionProps) {
  useEffect(onConfirm, [onConfirm]);
  return null;
}
