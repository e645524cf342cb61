import type { Response } from 'light-my-request';
import { SESSION_COOKIE } from '#server/platform/http/security/session.ts';
import { multipart } from '#server/testing/multipart.ts';
import type { Body, Call } from './calls.ts';
import type { Cast, FuzzedApp } from './cast.ts';
import { contentOf } from './hostile.ts';

/** Milliseconds after which a call without a response counts as hanging. */
const PATIENCE_MS = 20_000;

/** Makes a call. @throws Error when no response comes. */
export async function send({ app }: FuzzedApp, cast: Cast, call: Call): Promise<Response> {
  const { payload, type } = await encoded(cast, call.body);
  return app.inject({
    method: call.operation.method as 'GET',
    url: urlOf(cast, call),
    headers: { ...call.headers, ...credentials(cast, call), ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

export function urlOf(cast: Cast, { operation, path, query }: Call): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(cast.resolved(path[name] ?? '').toWellFormed()),
  );
  if (query.length === 0) return filled;
  const pairs = query.map(([name, value]) => [name, cast.resolved(value)]);
  return `${filled}?${new URLSearchParams(pairs)}`;
}

function credentials(cast: Cast, { caller, tokenIn }: Call): Record<string, string> {
  const token = cast.tokenOf(caller);
  if (!token) return {};
  if (tokenIn === 'authorization') return { authorization: `Bearer ${token}` };
  return tokenIn === 'atoken' ? { atoken: token } : { cookie: `${SESSION_COOKIE}=${token}` };
}

async function encoded(
  cast: Cast,
  body: Body | undefined,
): Promise<{ payload?: string | Buffer; type?: string }> {
  if (!body) return {};
  if ('text' in body) return { payload: body.text, type: body.type };
  if ('json' in body) {
    return { payload: cast.resolved(JSON.stringify(body.json) ?? ''), type: 'application/json' };
  }
  const files = await Promise.all(
    body.files.map(async ([field, name]) => ({
      field,
      name: `${name}.jpg`,
      type: 'image/jpeg',
      content: await contentOf(name),
    })),
  );
  const fields = body.fields.map(([name, value]) => [name, cast.resolved(value)]);
  const form = multipart(Object.fromEntries(fields), files);
  return { payload: form.payload, type: form.headers['content-type'] };
}
