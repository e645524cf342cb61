import { paths } from '#domain/site/paths.ts';
import {
  type Answered,
  doneAt,
  type Posted,
  readPosted,
  submitPosted,
} from '#web/lib/forms/native-form.ts';
import { keepReturn } from '#web/lib/session/return-path.ts';
import { DONE } from './login/done-before.tsx';
import { SIGNUP } from './signup-rules.ts';

/**
 * Signs up for a form that the browser posted without scripts: with the role in the page's address, or else the
 * one chosen in the form.
 */
export async function signupPosted(posted: Posted): Promise<Answered | Response> {
  const field = await readPosted(posted);
  const { searchParams } = new URL(posted.request.url);
  const role = searchParams.get('role');
  return submitPosted(
    (name) => (name === 'role' && role) || field(name),
    posted,
    SIGNUP,
    ({ linkSentTo }) =>
      doneAt(keepReturn(paths.login, searchParams), linkSentTo ? DONE.signupWithLink : DONE.signup),
  );
}
