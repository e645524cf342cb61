import { useProfileRefresh } from './use-profile-refresh.ts';

export { AccountMenu } from './account-menu.tsx';
export { NewsBadge } from './news-badge.tsx';

/** Keeps the profile in the header fresh. */
export function ProfileRefresh() {
  useProfileRefresh();
  return null;
}
