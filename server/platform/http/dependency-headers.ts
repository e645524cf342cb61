import type { FastifyInstance } from 'fastify';
import type { Topic } from '../cache/topics.ts';
import { IN_PROCESS } from './limit-reads.ts';
import { dependenciesOf } from './send-kept.ts';

/** Tells a page that is being rendered what the response to its call depends on. */
const HEADER = 'x-depends-on';

/** Tells it our own pages, which ask in process, and nobody else. */
export function tellDependencies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.ip !== IN_PROCESS || reply.statusCode !== 200) return;
    const topics = dependenciesOf(request);
    if (topics) reply.header(HEADER, topics.join(' '));
  });
}

/** What was told; undefined for a response that is not to be kept. */
export const toldDependencies = (headers: Headers): Topic[] | undefined =>
  headers.get(HEADER)?.split(' ') as Topic[] | undefined;
