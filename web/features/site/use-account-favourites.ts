import { useQuery } from '@tanstack/react-query';
import { accountFavouritesQuery } from '#web/lib/favourites/account.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Keeps what hearts show as the account has it, also what other devices have changed, and takes a visitor's list into
 * it. It is asked for once the profile has come: a session that has ended is found out by that one call.
 */
export function useAccountFavourites(): void {
  const userId = useSession()?.userId ?? '';
  const { isSuccess } = useQuery({ ...profileQuery(userId), enabled: false });
  useQuery({ ...accountFavouritesQuery(userId), enabled: isSuccess && userId !== '' });
}
