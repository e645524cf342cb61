import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PROFILE_UPDATED_EVENT, STORAGE_KEYS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { rememberProfile } from '#web/lib/session/keep-session.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { readSession, signOut, useSession } from '#web/lib/session/session.ts';

/** After logging in again, only the profile's own pages are returned to. */
const loginFrom = (pathname: string) =>
  pathname === paths.profile || pathname === paths.profileUpdate
    ? withReturn(paths.login, pathname)
    : paths.login;

/** About the time a page takes to open on a slow phone: anything loaded since then is not loaded again for the header. */
const JUST_NOW_MS = 5_000;

/**
 * Keeps the profile in the header fresh (specification §4): on mount, on the `profileUpdated` event of the
 * window, when another tab sets `profileUpdated`, and on leaving /profile. It shares the call that the profile
 * page makes on opening, whichever comes first.
 */
export function useProfileRefresh(): void {
  const { token, userId = '' } = useSession() ?? {};
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refreshAgain = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    if (!token) return;
    const query = profileQuery(userId);
    let turn = 0;
    // A later call, a sign-out or another sign-in may have come first.
    const isAwaited = (own: number) => own === turn && readSession()?.token === token;

    async function refresh(staleTime = 0) {
      turn += 1;
      const own = turn;
      try {
        const profile = await queryClient.fetchQuery({ ...query, staleTime });
        if (isAwaited(own)) rememberProfile(profile);
      } catch (error) {
        if (!isAwaited(own) || error instanceof CancelledError) return;
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
          signOut();
          // The login page says why (specification §8).
          navigate(loginFrom(window.location.pathname), { state: { profileStatus: error.status } });
        } else {
          console.warn('The profile could not be refreshed.', error);
        }
      }
    }
    // A call under way may have been served before the change.
    refreshAgain.current = () => queryClient.cancelQueries(query).then(() => refresh());

    const onEvent = () => void refreshAgain.current?.();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.profileUpdated) void refreshAgain.current?.();
    };
    void refresh(JUST_NOW_MS);
    window.addEventListener(PROFILE_UPDATED_EVENT, onEvent);
    window.addEventListener('storage', onStorage);
    return () => {
      turn += 1;
      refreshAgain.current = undefined;
      window.removeEventListener(PROFILE_UPDATED_EVENT, onEvent);
      window.removeEventListener('storage', onStorage);
    };
  }, [token, userId, queryClient, navigate]);

  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === paths.profile && pathname !== paths.profile)
      void refreshAgain.current?.();
    before.current = pathname;
  }, [pathname]);
}
