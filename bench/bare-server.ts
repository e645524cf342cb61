import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

/** What the product is measured against: a route that does nothing but answer. */
const [port, contentType = 'application/json'] = process.argv.slice(2);
const bytes = await text(process.stdin);
const app = Fastify();
app.get('/', (_request, reply) => reply.type(contentType).send(bytes));
await app.listen({ port: Number(port) });
process.on('SIGTERM', () => void app.close());
