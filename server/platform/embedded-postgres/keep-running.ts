import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start.ts';

/** A PostgreSQL that lasts longer than this (milliseconds) is not one that cannot run. */
const LASTS_MS = 60_000;

/** Ends in a row, each soon after its start, before it is given up. */
const MOST_ENDS = 3;

/**
 * As startEmbeddedPostgres, but a PostgreSQL that ends by itself, such as one that was killed for want of memory, is
 * started again in the same place: the app's connections break, and come back. `unexpectedExit` resolves only once it is
 * given up.
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
      // A server that is told to stop still completes what is under way.
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
