import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import autocannon from 'autocannon';

const CONNECTIONS = 64;

/** What floods send: each guess is another one. */
const REQUESTS = {
  reset: () => ({
    path: `/api/auth/reset-password/${randomUUID()}`,
    body: { password: 'brand-new-secret' },
  }),
  login: () => ({
    path: '/api/auth/login',
    body: { email: `${randomUUID()}@efie.example`, password: 'wrong-again' },
  }),
} as const;

/**
 * Sends guesses on 64 connections, each the moment the one before has its response, from one address or from a new one each
 * time; sends how many got which status. Begins when it is told to, and yields the processor: a flood comes from
 * machines of its own.
 */
async function main(origin: string, kind: string, addresses: string, seconds: number) {
  const make = REQUESTS[kind as keyof typeof REQUESTS];
  setPriority(19);
  process.send?.('ready');
  await once(process, 'message');
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const { path, body } = make();
          const address = addresses === 'one' ? '41.66.200.7' : anyAddress();
          return {
            ...request,
            path,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          };
        },
      },
    ],
  });
  process.send?.(result.statusCodeStats, () => process.disconnect());
}

const anyAddress = () => `41.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const [origin = '', kind = '', addresses = '', seconds = ''] = process.argv.slice(2);
await main(origin, kind, addresses, Number(seconds));
