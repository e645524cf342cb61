import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start.ts';

/** A PostgreSQL that lasts longer than this (milliseconds) is able to run. */
const LASTS_MS = 60_000;

/** Number of ends in a row, each soon after its start, before giving up. */
const MOST_ENDS = 3;

/**
 * As startEmbeddedPostgres, but restarts a PostgreSQL that ends by itself, for example killed for lack of memory, in
 * the same place: the app's connections break, and come back. `unexpectedExit` resolves only after giving up.
 */
export async function keepEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { signal, ...again } = options;
  const givenUp = Promise.withResolvers<string>();
  let server = await startEmbeddedPostgres({ ...again, signal });
  let startedAt = Date.now();
  let ends = 0;
  let isStopping = false;
  let restarting = Promise.resolve();

  const watch = () => {
    server.unexpectedExit.then((reason) => {
      restarting = startAgain(reason);
    });
  };
  const startAgain = async (reason: string): Promise<void> => {
    for (let why = reason; !isStopping; ) {
      ends = Date.now() - startedAt > LASTS_MS ? 1 : ends + 1;
      if (ends === MOST_ENDS) return givenUp.resolve(why);
      options.log.warn(`${why}\nIt is started again.`);
      // A server told to stop still completes work under way, so the restart goes on.
      const next = await startEmbeddedPostgres(again).catch(String);
      startedAt = Date.now();
      if (typeof next !== 'string') {
        server = next;
        return watch();
      }
      why = `${why}\nIt could not be started again: ${next}`;
    }
  };
  watch();
  return {
    ...server,
    get pid() {
      return server.pid;
    },
    unexpectedExit: givenUp.promise,
    async stop() {
      isStopping = true;
      await restarting;
      await server.stop();
    },
  };
}
