import type {
  LoginAnswer,
  LoginBody,
  MessageAnswer,
  SignupAnswer,
  SignupBody,
} from '#domain/accounts/schema.ts';
import { loginSentences, signupSentences } from '#domain/accounts/sentences.ts';
import { callApi, callApiFully } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

// Whoever logs in or signs up does so as nobody yet: an older session's token is not sent along.
const asVisitor = { token: null };

/** Logs in; an answer without token, role or userId is a failure (specification §5). */
export async function login(body: LoginBody): Promise<LoginAnswer> {
  const answer = await callApi<Partial<LoginAnswer>>('/api/auth/login', {
    ...asVisitor,
    json: body,
  });
  const { token, role, userId } = answer ?? {};
  if (!token || !role || !userId) throw unexpected(200, loginSentences.incompleteAnswer);
  return { ...answer, token, role, userId };
}

/** Signs up; any status but 201 is a failure (specification §5). */
export async function signup(body: SignupBody): Promise<SignupAnswer> {
  const answer = await callApiFully<SignupAnswer>('/api/auth/signup', {
    ...asVisitor,
    json: body,
  });
  if (answer.status !== 201) throw unexpected(answer.status, signupSentences.unexpectedResponse);
  return answer.body;
}

/** Ends the session of this browser on the server, as somebody else is about to log in here. */
export const logout = () => callApi('/api/auth/logout', { method: 'POST', timeoutMs: 5_000 });

export const forgotPassword = (email: string) =>
  callApi<Partial<MessageAnswer>>('/api/auth/forgot-password', { ...asVisitor, json: { email } });

export const resetPassword = (token: string, password: string) =>
  callApi<Partial<MessageAnswer>>(`/api/auth/reset-password/${encodeURIComponent(token)}`, {
    ...asVisitor,
    json: { password },
  });

const unexpected = (status: number, message: string) =>
  new ApiError({ status, code: 'INTERNAL', message });
