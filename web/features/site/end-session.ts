import { call } from '#web/lib/api/api.ts';

export const endSession = () => call('POST /api/auth/logout', { timeoutMs: 5_000 });
