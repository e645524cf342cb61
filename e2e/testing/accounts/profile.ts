import { ORIGIN } from '../site.ts';

/** The status that the profile call responds with to a token: 401 once its session is over. */
export async function profileStatus(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${ORIGIN}/api/User/profile`, { headers })).status;
}
