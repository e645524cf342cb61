import { useQuery } from '@tanstack/react-query';
import { accountFavouritesQuery } from '#web/lib/favourites/account.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Syncs the hearts with the account, including changes from other devices, and merges a visitor's list into it.
 * It waits for the profile: that one call reveals an ended session.
 */
export function useAccountFavourites(): void {
  const userId = useSession()?.userId ?? '';
  const { isSuccess } = useQuery({ ...profileQuery(userId), enabled: false });
  useQuery({ ...accountFavouritesQuery(userId), enabled: isSuccess && userId !== '' });
}
