import path from 'node:path';
import { Outbox } from '#server/testing/outbox.ts';

/** The port of the product under test; everyone reads the same environment. */
export const PORT = Number(process.env.E2E_PORT ?? 4310);
export const ORIGIN = `http://localhost:${PORT}`;

/** Signs the product's sessions, so that tests can put people into its database together with one. */
export const SESSION_SECRET = 'a secret of the journeys, 32 characters';

/** The emails sent by the product under test. */
export const outbox = () => new Outbox(path.join(process.env.E2E_DATA_DIR ?? '', 'outbox'));
