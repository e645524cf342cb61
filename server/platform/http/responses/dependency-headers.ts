import type { FastifyInstance } from 'fastify';
import type { Topic } from '../../cache/topics.ts';
import { IN_PROCESS } from '../limits/limit-reads.ts';
import { dependenciesOf } from './send-kept.ts';

/** Tells a page being rendered which topics the response to its call depends on. */
const HEADER = 'x-depends-on';

/** Sends it only to our own pages, which call in process. */
export function sendDependencies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.ip !== IN_PROCESS || reply.statusCode !== 200) return;
    const topics = dependenciesOf(request);
    if (topics) reply.header(HEADER, topics.join(' '));
  });
}

/** Reads a response's topics; undefined for a response that is not to be kept. */
export const readDependencies = (headers: Readonly<Record<string, string>>): Topic[] | undefined =>
  headers[HEADER]?.split(' ') as Topic[] | undefined;
