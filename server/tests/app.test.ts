import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { bootTestApp, startTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

describe('the API', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    'responds to %s of an unknown path with a JSON 404',
    async (method) => {
      const response = await efie.app.inject({ method, url: '/api/no/such/call' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: expect.any(String), code: 'NOT_FOUND' });
    },
  );

  test.each([
    ['half an object', '{"email":', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['text', 'hello', 'text/plain', 415],
    [
      'a prototype',
      '{"__proto__":{"role":"Admin"},"email":"a@b.co","password":"secret1"}',
      'application/json',
      400,
    ],
  ])('refuses %s as a body', async (_what, payload, type, status) => {
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
    });
  });

  test('says in plain words that a body must be an object', async () => {
    const response = await efie.app.inject({ method: 'POST', url: '/api/auth/login', payload: [] });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Please check what you sent and try again.');
  });

  test('treats an empty body as none, even when it is declared as JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const logout = { method: 'POST', url: '/api/auth/logout', headers } as const;
    expect((await efie.app.inject(logout)).statusCode).toBe(200);
    const login = await efie.app.inject({ method: 'POST', url: '/api/auth/login', headers });
    expect(login.statusCode).toBe(400);
  });

  test('reports an unreadable address like every other fault', async () => {
    const response = await efie.app.inject({ url: '/%ff' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: 'BAD_INPUT', message: expect.any(String) });
  });

  test('refuses ten megabytes of JSON', async () => {
    const response = await efie.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'x'.repeat(10_000_000), password: 'secret1' },
    });
    expect(response.statusCode).toBe(413);
  });

  test('never shows what went wrong inside', async () => {
    const broken = await startTestApp();
    await broken.connection.pool.query('drop table sessions cascade');
    const response = await broken.app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload: { email: 'a@b.co' },
    });
    expect(response.statusCode).toBe(400);
    await broken.connection.pool.query('drop table users cascade');
    const failed = await broken.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@b.co', password: 'secret1' },
    });
    await broken.close();
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again later.',
    });
  });

  // §7/32
  test('documents every call in OpenAPI 3.1', async () => {
    const response = await efie.app.inject({ url: '/api/openapi.json' });
    const document = response.json() as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls).toEqual(expect.arrayContaining([...SPECIFIED_CALLS, ...ADDED_CALLS]));
  });

  test('documents idempotency keys, and what happens without the fields that the screens always send', async () => {
    const { paths, components } = (await efie.app.inject({ url: '/api/openapi.json' })).json();
    const fieldOf = (path: string, method: string, field: string) => {
      const { $ref } = paths[path][method].requestBody.content['application/json'].schema;
      return components.schemas[$ref.split('/').at(-1)].properties[field];
    };
    for (const path of ['/api/properties/{id}', '/api/cars/{id}']) {
      const { description } = fieldOf(path, 'put', 'expectedUpdatedAt');
      expect(description).toContain('Left out, what you send takes the place of');
    }
    const { description } = fieldOf('/api/bookings', 'post', 'expectedTotal');
    expect(description).toContain('Left out, the stay is booked at the price of the moment');
    for (const path of MADE_ONCE) {
      const names = paths[path].post.parameters.map(({ name }: { name: string }) => name);
      expect(names, path).toContain('idempotency-key');
    }
  });

  test('has a page to try it out', async () => {
    const response = await efie.app.inject({ url: '/api/docs' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const files = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    expect(files).toContain('/api/docs/static/swagger-initializer.js');
    for (const url of files) {
      expect((await efie.app.inject({ url })).statusCode, url).toBe(200);
    }
  });

  test('has our mark on that page, and a width for phones', async () => {
    const sourceOf = async (name: string) =>
      (await efie.app.inject({ url: `/api/docs/static/${name}` })).body;
    const [, logo = ''] =
      /base64,([A-Za-z0-9+/=]+)/.exec(await sourceOf('swagger-initializer.js')) ?? [];
    expect(Buffer.from(logo, 'base64').toString()).toContain('<title>Efie API</title>');
    expect(await sourceOf('theme/favicon.svg')).toContain('<title>Efie</title>');
    expect(await sourceOf('theme/as-wide-as-the-phone.js')).toContain('width=device-width');
  });

  // §6/61
  test('has no page that stores the token typed into it', async () => {
    const page = (await efie.app.inject({ url: '/api/docs' })).body;
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, url = '']) => url);
    const sources = await Promise.all(
      scripts.map(async (url) => (await efie.app.inject({ url })).body),
    );
    expect(sources.filter((source) => /"persistAuthorization": ?true/.test(source))).toEqual([]);
    // It also removes a token kept by an older version.
    expect(sources).toContain("localStorage.removeItem('authorized');");
  });

  // §7/46
  test.each(['/api/properties', '/api/docs', '/media/photos/none.webp', '/no-such-page'])(
    'sends the security headers with every response, including %s',
    async (url) => {
      const { headers } = await efie.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(policy).toContain("font-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      expect(policy).not.toContain('nonce-');
      expect(headers['permissions-policy']).toContain('camera=(), ');
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
    },
  );

  test('reads a refused upload to its end, so that the client gets the response', async () => {
    await efie.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = efie.app.server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/api/properties/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(30_000_000),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

const MADE_ONCE = [
  '/api/comments',
  '/api/properties/{id}/comments',
  '/api/contact',
  '/api/properties/upload',
  '/api/cars/upload',
];

/** Specification §7. */
const SPECIFIED_CALLS = [
  'GET /api/properties',
  'GET /api/properties/{id}',
  'GET /api/properties/{id}/comments',
  'POST /api/properties/{id}/comments',
  'PUT /api/properties/{id}/comments/{commentId}',
  'DELETE /api/properties/{id}/comments/{commentId}',
  'GET /api/comments/property/{id}',
  'POST /api/comments',
  'POST /api/properties/upload',
  'DELETE /api/properties/{id}',
  'PUT /api/properties/{id}/status',
  'POST /api/bookings',
  'POST /api/auth/login',
  'POST /api/auth/signup',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password/{token}',
  'GET /api/cars',
  'GET /api/cars/{id}',
  'POST /api/cars/upload',
  'GET /api/User/profile',
  'PUT /api/User/profile',
  'POST /api/User/upload-profile-image',
];

/** Ours (docs/product.md, "Contact and enquiries"). */
const ADDED_CALLS = [
  'POST /api/properties/{id}/enquiries',
  'GET /api/properties/{id}/enquiry',
  'POST /api/cars/{id}/enquiries',
  'GET /api/cars/{id}/enquiry',
  'GET /api/User/enquiries',
  'POST /api/contact',
  'PUT /api/User/password',
  'POST /api/admin/lift-lockout',
];
