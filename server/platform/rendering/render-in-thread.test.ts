import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallApi } from './page-renderer.ts';
import { RenderingThread } from './render-in-thread.ts';

const entry = new URL('./testing/small-thread-main.ts', import.meta.url);
let started: RenderingThread | undefined;

function start(): RenderingThread {
  started = new RenderingThread(entry, { mode: 'production', origin: 'http://efie.test' });
  return started;
}

afterEach(() => started?.close());

const page = (query = '') => ({ url: `/page${query}`, headers: {} });
const says =
  (body: unknown): CallApi =>
  async () => ({ status: 200, headers: {}, body: JSON.stringify(body) });

test('a page reads from the API of the thread that asked for it', async () => {
  const thread = start();
  const asked: string[] = [];
  const pages = ['first', 'second'].map((name) =>
    thread.render(page(), async (path) => {
      asked.push(path);
      return { status: 200, headers: {}, body: JSON.stringify({ name }) };
    }),
  );
  const rendered = await Promise.all(pages);
  expect(asked).toEqual(['/api/one', '/api/one']);
  expect(rendered.map(({ status, html }) => [status, JSON.parse(html)])).toEqual([
    [200, { read: { name: 'first' }, status: 200 }],
    [200, { read: { name: 'second' }, status: 200 }],
  ]);
});

test('a page whose call fails becomes an error page, and later pages are still made', async () => {
  const thread = start();
  vi.mocked(console.error).mockImplementation(() => {});
  const failed = await thread.render(page(), async () => {
    throw new Error('The database is away.');
  });
  expect(failed.status).toBe(500);
  expect(vi.mocked(console.error).mock.calls).toEqual([[new Error('The database is away.')]]);
  vi.mocked(console.error).mockClear();
  expect((await thread.render(page(), says('there'))).status).toBe(200);
});

test('what a page logs to the console appears where the page was asked for', async () => {
  const thread = start();
  const request = new AsyncLocalStorage<string>();
  const heard: unknown[] = [];
  vi.mocked(console.error).mockImplementation((said) => {
    heard.push([request.getStore(), String(said)]);
  });
  await request.run('the request', () => thread.render(page('?wish=fail'), says('there')));
  vi.mocked(console.error).mockClear();
  expect(heard).toEqual([['the request', 'Error: This page cannot be made.']]);
});

test('a thread that ends fails the pages under way, and another makes the next ones', async () => {
  const thread = start();
  const underWay = thread.render(page(), () => new Promise(() => {}));
  const ending = thread.render(page('?wish=end'), says('there'));
  await expect(underWay).rejects.toThrow('ended with 3');
  await expect(ending).rejects.toThrow('ended with 3');
  expect((await thread.render(page(), says('there'))).status).toBe(200);
});

test('a thread that ends while nobody asks for a page is reported', async () => {
  const said = Promise.withResolvers<unknown>();
  vi.mocked(console.error).mockImplementation(said.resolve);
  started = new RenderingThread(new URL('data:text/javascript,process.exit(4)'), {
    mode: 'production',
    origin: 'http://efie.test',
  });
  expect(String(await said.promise)).toContain('ended with 4');
  vi.mocked(console.error).mockClear();
});
