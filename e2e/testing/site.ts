import path from 'node:path';
import { Outbox } from '#server/testing/outbox.ts';

/** Where the product under test is served; everyone reads the same environment. */
export const PORT = Number(process.env.E2E_PORT ?? 4310);
export const ORIGIN = `http://localhost:${PORT}`;

/** Signs the sessions of the product under test, so that people can be put into its database with one. */
export const SESSION_SECRET = 'a secret of the journeys, 32 characters';

/** The mails that the product under test has sent. */
export const outbox = () => new Outbox(path.join(process.env.E2E_DATA_DIR ?? '', 'outbox'));
