import type { FastifyInstance } from 'fastify';

/**
 * For work that no response waits for, so that the time it takes tells nobody anything; the end of the app waits for it. It logs its
 * own failure.
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
