import { serve } from '#server/serve.ts';

/** The server as main.ts starts it, without pages, on a free port that it prints; tests kill it at any moment. */
await serve({
  module: import.meta.filename,
  onListening: (_config, port) => process.stdout.write(`${port}\n`),
});
