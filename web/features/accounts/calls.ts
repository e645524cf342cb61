import type { LoginStep } from '#domain/accounts/codes-schema.ts';
import { loginMessages, signupMessages } from '#domain/accounts/messages.ts';
import type { LoginResponse, SignupResponse } from '#domain/accounts/schema.ts';
import type { Calls } from '#domain/calls.ts';
import { call, callFully } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { FormCall } from '#web/lib/forms/native-form.ts';

// Logging in and signing up happen as a visitor: an older session's token is not sent along.
const asVisitor = { token: null };

/** Makes the call of a form (native-form.ts), which its rules have checked. */
export const sendForm = <Name extends keyof Calls>({ name, ...given }: FormCall<Name>) =>
  callFully(name, { ...asVisitor, ...given } as never);

/**
 * A completed login, or the ticket for the code step.
 * @throws {ApiError} for a response without token, role or userId (specification §5).
 */
export function loginOf(response: Partial<LoginResponse> | LoginStep): LoginResponse | LoginStep {
  if (response && 'ticket' in response) return response;
  const { token, role, userId } = response ?? {};
  if (!token || !role || !userId) throw unexpected(200, loginMessages.incompleteResponse);
  return { ...response, token, role, userId };
}

/** Signs up; any status but 201 is a failure (specification §5). */
export async function signup(form: FormCall<'POST /api/auth/signup'>): Promise<SignupResponse> {
  const { status, body } = await sendForm(form);
  if (status !== 201) throw unexpected(status, signupMessages.unexpectedResponse);
  return body;
}

/** Ends this browser's session on the server, before someone else logs in here. */
export const logout = () => call('POST /api/auth/logout', { timeoutMs: 5_000 });

const unexpected = (status: number, message: string) =>
  new ApiError({ status, code: 'INTERNAL', message });
