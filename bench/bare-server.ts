import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

/** The baseline for the product: a route that only sends the bytes it is given. */
const [port, headers = '{}'] = process.argv.slice(2);
const bytes = await buffer(process.stdin);
const app = Fastify();
app.get('/', (_request, reply) =>
  reply.headers(JSON.parse(headers) as Record<string, string>).send(bytes),
);
await app.listen({ port: Number(port) });
process.on('SIGTERM', () => void app.close());
