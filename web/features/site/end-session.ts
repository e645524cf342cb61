import { callApi } from '#web/lib/api.ts';

export const endSession = () => callApi('/api/auth/logout', { method: 'POST', timeoutMs: 5_000 });
