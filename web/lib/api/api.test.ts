import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { askBy } from '../session/confirm-again.ts';
import { ApiError, readFile, request } from './api.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let handle: Handler;
let last: { method?: string; headers: IncomingMessage['headers']; body: string };
let origin: string;

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    last = { method: request.method, headers: request.headers, body };
    handle(request, response);
  });
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call did not fail'),
    (error: unknown) => error,
  );

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  handle = json(200, { ok: true });
});

describe('a request', () => {
  test('is a GET if it has no body', async () => {
    await request(`${origin}/x`);
    expect(last).toMatchObject({ method: 'GET', body: '' });
    expect(last.headers.authorization).toBeUndefined();
  });

  test('posts JSON with its type and the token', async () => {
    await request(`${origin}/x`, { json: { a: 'ɛ' }, token: 't1', headers: { atoken: 't1' } });
    expect(last).toMatchObject({ method: 'POST', body: '{"a":"ɛ"}' });
    expect(last.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer t1',
      atoken: 't1',
    });
  });

  test('sends a form as multipart, with the boundary that the browser sets', async () => {
    const form = new FormData();
    form.set('name', 'Villa');
    await request(`${origin}/x`, { form, method: 'PUT' });
    expect(last.method).toBe('PUT');
    expect(last.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last.body).toContain('Villa');
  });
});

describe('a response', () => {
  test('is returned as its JSON', async () => {
    expect((await request(`${origin}/x`)).body).toEqual({ ok: true });
  });

  test('is returned as nothing when it is empty', async () => {
    handle = (_, response) => response.writeHead(204).end();
    expect((await request(`${origin}/x`)).body).toBeUndefined();
  });

  test('comes with its status and headers', async () => {
    handle = json(201, [], { 'x-total-count': '42' });
    const { status, headers, body } = await request(`${origin}/x`);
    expect([status, headers.get('x-total-count'), body]).toEqual([201, '42', []]);
  });
});

describe('a file', () => {
  test('is read as its bytes', async () => {
    handle = (_, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('RIFF');
    const file = await readFile(`${origin}/x` as never);
    expect([file.type, await file.text()]).toEqual(['image/webp', 'RIFF']);
  });

  test('says why it was refused, as a call does', async () => {
    handle = json(404, { message: 'The photos have been deleted.', code: 'NOT_FOUND' });
    const error = await failure(readFile(`${origin}/x` as never));
    expect(error).toMatchObject({ code: 'NOT_FOUND', reason: 'The photos have been deleted.' });
  });

  test('is requested again once people have confirmed that it is them', async () => {
    askBy(async () => {
      handle = (_, response) => response.writeHead(200).end('RIFF');
      return true;
    });
    handle = json(403, { message: 'Please confirm first.', code: 'CONFIRM_AGAIN' });
    expect(await (await readFile(`${origin}/x` as never)).text()).toBe('RIFF');
    askBy(async () => false);
  });
});

describe('a failure', () => {
  test('carries status, sentence, code and fields', async () => {
    const fields = { email: 'Invalid email address' };
    handle = json(400, { message: 'All fields are required.', code: 'BAD_INPUT', fields });
    expect(await failure(request(`${origin}/x`))).toMatchObject({
      name: 'ApiError',
      status: 400,
      message: 'All fields are required.',
      code: 'BAD_INPUT',
      fields,
      hasNoResponse: false,
      reason: 'All fields are required.',
    });
  });

  test('says how long to wait', async () => {
    const headers = { 'retry-after': '30' };
    handle = json(429, { message: 'Too many.', code: 'TOO_MANY_REQUESTS' }, headers);
    expect(await failure(request(`${origin}/x`))).toMatchObject({ status: 429, retryAfter: 30 });
  });

  test('that asks for a passkey or an app has the profile loaded again', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const told = vi.fn();
    page.addEventListener('profileUpdated', told);
    handle = json(403, { message: 'You may not.', code: 'FORBIDDEN' });
    await failure(request(`${origin}/x`));
    expect(told).not.toHaveBeenCalled();
    handle = json(403, { message: 'Please add a passkey.', code: 'FACTOR_REQUIRED' });
    expect(await failure(request(`${origin}/x`))).toMatchObject({ code: 'FACTOR_REQUIRED' });
    expect(told).toHaveBeenCalledOnce();
  });

  test('with a proxy’s own page gets our sentence', async () => {
    handle = (_, response) => response.writeHead(503).end('<h1>Bad gateway</h1>');
    expect(await failure(request(`${origin}/x`))).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      message: 'We’re not available right now. Please try again in a moment.',
      reason: undefined,
    });
  });

  test('includes a successful response that is not JSON', async () => {
    handle = (_, response) => response.writeHead(200).end('<h1>Log in to this network</h1>');
    expect(await failure(request(`${origin}/x`))).toMatchObject({ status: 200, code: 'INTERNAL' });
  });

  test('of the network has the status 0', async () => {
    handle = (request) => request.socket.destroy();
    const error = await failure(request(`${origin}/x`));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 0,
      code: 'NETWORK',
      hasNoResponse: true,
      reason: undefined,
    });
  });

  // §8/1
  test('by timeout is reported in the words of the specification', async () => {
    handle = () => {};
    expect(await failure(request(`${origin}/x`, { timeoutMs: 40 }))).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      message: 'Request timed out. Please check your connection and try again.',
    });
  });

  test('by timeout can also come while the body is on its way', async () => {
    handle = (_, response) => response.writeHead(200).write('{"half":');
    expect(await failure(request(`${origin}/x`, { timeoutMs: 80 }))).toMatchObject({
      code: 'TIMEOUT',
    });
  });

  test('is not one of ours when the caller aborts the call', async () => {
    const caller = new AbortController();
    handle = () => caller.abort();
    const error = await failure(request(`${origin}/x`, { signal: caller.signal }));
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
