import { serve } from '#server/serve.ts';

/** The server as main.ts starts it, without pages, on a free port that it prints; to be killed in the middle of anything. */
await serve({ onListening: (_config, port) => process.stdout.write(`${port}\n`) });
