import type { FastifyInstance } from 'fastify';

/**
 * For work that no response waits for, so that response times reveal nothing. The app's end waits for it, and its
 * failures are logged.
 */
export function unawaitedWork(app: FastifyInstance): (work: Promise<void>) => void {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (work) => {
    const ended = work.finally(() => underWay.delete(ended));
    underWay.add(ended);
  };
}
