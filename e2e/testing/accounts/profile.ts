import { ORIGIN } from '../site.ts';

/** The profile call's status for a token: 401 once its session is over. */
export async function profileStatus(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${ORIGIN}/api/User/profile`, { headers })).status;
}
