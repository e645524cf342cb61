import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { unawaitedWork } from './unawaited-work.ts';

test('the app closes only once work is done that no response waited for', async () => {
  const app = Fastify();
  const begin = unawaitedWork(app);
  const order: string[] = [];
  const mail = Promise.withResolvers<void>();
  app.get('/', async () => {
    begin(mail.promise.then(() => void order.push('worked')));
    return 'served';
  });
  expect((await app.inject('/')).body).toBe('served');
  const closed = app.close().then(() => order.push('closed'));
  await new Promise(setImmediate);
  mail.resolve();
  await closed;
  expect(order).toEqual(['worked', 'closed']);
});
