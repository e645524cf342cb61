import { useAccountFavourites } from './use-account-favourites.ts';
import { useProfileRefresh } from './use-profile-refresh.ts';

export { AccountMenu } from './account-menu.tsx';
export { LogoutQuestion } from './logout-question.tsx';
export { NewsBadge } from './news-badge.tsx';

/** Keeps the profile in the header fresh, and the hearts of cards. */
export function MemberRefresh() {
  useProfileRefresh();
  useAccountFavourites();
  return null;
}
