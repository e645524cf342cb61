import type { LoginStep } from '#domain/accounts/codes.schema.ts';
import { loginMessages, signupMessages } from '#domain/accounts/messages.ts';
import type {
  LoginBody,
  LoginResponse,
  SignupBody,
  SignupResponse,
} from '#domain/accounts/schema.ts';
import type { MessageResponse } from '#domain/message-response.schema.ts';
import { callApi, callApiFully } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

// Anyone who logs in or signs up does so as nobody yet: an older session's token is not sent along.
const asVisitor = { token: null };

/**
 * Logs in, or gives the ticket for the code that is to follow; a response without token, role or userId is a failure
 * (specification §5).
 */
export async function login(body: LoginBody): Promise<LoginResponse | LoginStep> {
  const response = await callApi<Partial<LoginResponse> | LoginStep>('/api/auth/login', {
    ...asVisitor,
    json: body,
  });
  if (response && 'ticket' in response) return response;
  const { token, role, userId } = response ?? {};
  if (!token || !role || !userId) throw unexpected(200, loginMessages.incompleteResponse);
  return { ...response, token, role, userId };
}

/** Signs up; any status but 201 is a failure (specification §5). */
export async function signup(body: SignupBody): Promise<SignupResponse> {
  const response = await callApiFully<SignupResponse>('/api/auth/signup', {
    ...asVisitor,
    json: body,
  });
  if (response.status !== 201) throw unexpected(response.status, signupMessages.unexpectedResponse);
  return response.body;
}

/** Ends the session of this browser on the server, as somebody else is about to log in here. */
export const logout = () => callApi('/api/auth/logout', { method: 'POST', timeoutMs: 5_000 });

export const forgotPassword = (email: string) =>
  callApi<Partial<MessageResponse>>('/api/auth/forgot-password', { ...asVisitor, json: { email } });

export const resetPassword = (token: string, password: string) =>
  callApi<Partial<MessageResponse>>(`/api/auth/reset-password/${encodeURIComponent(token)}`, {
    ...asVisitor,
    json: { password },
  });

const unexpected = (status: number, message: string) =>
  new ApiError({ status, code: 'INTERNAL', message });
