import cluster from 'node:cluster';
import type { Connection } from '../embedded-postgres/index.ts';

/** What one of several processes of a machine does; its primary process says so in the environment. */
export interface Part {
  /** From 1; its successors have the same number. */
  number: number;
  /** Works off the jobs, which one of them does. */
  hasJobs: boolean;
  /** The first process of all, which tells the operator where the site is. */
  isFirst: boolean;
  /** The PostgreSQL that the primary process runs; undefined with DATABASE_URL. */
  database: { connection: Connection; superuser: Connection } | undefined;
}

const VARIABLE = 'EFIE_PART';

export const environmentOf = (part: Part): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(part),
});

/** The part of this process; undefined when it is the only one, or the primary. */
export function ownPart(): Part | undefined {
  const text = process.env[VARIABLE];
  return cluster.isWorker && text ? JSON.parse(text) : undefined;
}

/**
 * What the primary tells a process: `leave`, because its successor serves: without hurry, and without losing a request;
 * `stop`, because all of them stop.
 */
export type Order = 'leave' | 'stop';

interface OrderMessage {
  efie: 'order';
  order: Order;
}

export const orderMessage = (order: Order): OrderMessage => ({ efie: 'order', order });

/**
 * Listens to the orders of the primary process. Signals for the whole process group, such as Ctrl-C and a terminal that
 * goes away, are left to it. If it dies, Node ends this process at once.
 */
export function followOrders(follow: (order: Order) => void): void {
  process.on('message', (message: unknown) => {
    if (isOrder(message)) follow(message.order);
  });
  process.on('SIGINT', () => {});
  process.on('SIGHUP', () => {});
}

const isOrder = (message: unknown): message is OrderMessage =>
  typeof message === 'object' && message !== null && 'efie' in message && message.efie === 'order';
