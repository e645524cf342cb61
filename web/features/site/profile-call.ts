import type { Profile } from '#domain/accounts/schema.ts';
import { callApi } from '#web/lib/api.ts';

export const fetchProfile = (signal: AbortSignal) =>
  callApi<Profile>('/api/User/profile', { signal });

export const endSession = () => callApi('/api/auth/logout', { method: 'POST', timeoutMs: 5_000 });
