import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { loginMessages } from '#domain/accounts/messages.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { signIn } from '#web/lib/session/keep-session.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { afterLogin } from '../after-login.ts';

/** Completes any kind of login: starts the session and tells `onLoggedIn` where to go. */
export function useFinishLogin(onLoggedIn: (destination: string) => void) {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  return (response: LoginResponse): void => {
    signIn(response);
    // Everything loaded as a visitor, or as someone else, may now be incomplete.
    queryClient.clear();
    toast.success(loginMessages.success, { about: 'login' });
    onLoggedIn(afterLogin(response.role, search));
  };
}
