import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';

/** Calls the API as someone, with a form or JSON; throws the refusal. */
export async function call<T>(
  { token }: Person,
  method: string,
  path: string,
  body?: FormData | object,
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(ORIGIN + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
