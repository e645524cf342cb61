import { redirect } from 'react-router';
import type { LoginStep } from '#domain/accounts/codes-schema.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { paths } from '#domain/site/paths.ts';
import {
  type Answered,
  type FormAnswer,
  type Posted,
  readPosted,
  submitPosted,
} from '#web/lib/forms/native-form.ts';
import { keepReturn } from '#web/lib/session/return-path.ts';
import { storeLogin } from '#web/lib/session/store-session.ts';
import { afterLogin } from '../after-login.ts';
import { loginOf } from '../calls.ts';
import { LOGIN_CODE } from './code-rules.ts';
import { LOGIN } from './login-rules.ts';

/** The name of the button of the code step that leads back. */
export const BACK = 'back';

/** A successful login that the browser posted without scripts: the data to store, and the next page. */
export interface Landing {
  /** By key; null is taken away. */
  stored: [key: string, value: string | null][];
  destination: string;
}

export interface LoginAnswer extends FormAnswer {
  landing?: Landing;
}

/** Logs in for a form that the browser posted without scripts: by password, or by the code asked for after it. */
export async function loginPosted(posted: Posted): Promise<Answered<LoginAnswer> | Response> {
  const field = await readPosted(posted);
  const { searchParams } = new URL(posted.request.url);
  if (field(BACK)) return redirect(keepReturn(paths.login, searchParams), 303);
  const onDone = (body: Partial<LoginResponse> | LoginStep): LoginAnswer => {
    const response = loginOf(body);
    if ('ticket' in response) return { values: { ticket: response.ticket } };
    return { values: {}, landing: landingOf(response, searchParams) };
  };
  return field('ticket')
    ? submitPosted(field, posted, LOGIN_CODE, onDone)
    : submitPosted(field, posted, LOGIN, onDone);
}

function landingOf(response: LoginResponse, search: URLSearchParams): Landing {
  const stored = new Map<string, string | null>();
  storeLogin(
    {
      getItem: () => null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.set(key, null),
    },
    response,
  );
  return { stored: [...stored], destination: afterLogin(response.role, search) };
}
