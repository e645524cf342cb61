import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PROFILE_UPDATED_EVENT, STORAGE_KEYS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { readSession, rememberProfile, signOut, useSession } from '#web/lib/session.ts';
import { fetchProfile } from './profile-call.ts';

/**
 * Keeps the profile in the header fresh (specification §4): on mount, on the `profileUpdated` event of
 * the window, when another tab sets `profileUpdated`, and on leaving /profile.
 */
export function useProfileRefresh(): void {
  const token = useSession()?.token;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refresh = useRef<() => void>(undefined);

  useEffect(() => {
    if (!token) return;
    let call = new AbortController();
    refresh.current = () => {
      call.abort();
      call = new AbortController();
      const { signal } = call;
      fetchProfile(signal).then(
        (profile) => {
          // A sign-out or another sign-in may have come first.
          if (!signal.aborted && readSession()?.token === token) rememberProfile(profile);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
            signOut();
            navigate(paths.login);
          } else {
            console.warn('The profile could not be refreshed.', error);
          }
        },
      );
    };
    const onEvent = () => refresh.current?.();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.profileUpdated) refresh.current?.();
    };
    refresh.current();
    window.addEventListener(PROFILE_UPDATED_EVENT, onEvent);
    window.addEventListener('storage', onStorage);
    return () => {
      call.abort();
      refresh.current = undefined;
      window.removeEventListener(PROFILE_UPDATED_EVENT, onEvent);
      window.removeEventListener('storage', onStorage);
    };
  }, [token, navigate]);

  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === paths.profile && pathname !== paths.profile) refresh.current?.();
    before.current = pathname;
  }, [pathname]);
}
