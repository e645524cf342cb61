import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

/** What the product is measured against: a route that does nothing but send the bytes it is given. */
const [port, headers = '{}'] = process.argv.slice(2);
const bytes = await buffer(process.stdin);
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.headers(JSON.parse(headers) as Record<string, string>).send(bytes),
);
await app.listen({ port: Number(port) });
process.on('SIGTERM', () => void app.close());
