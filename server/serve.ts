import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { type Config, ConfigError, readConfig } from './config.ts';
import { MediaIdentityError } from './features/media/public.ts';
import { CLOSING_MS, Lifecycle, type ServeOptions } from './lifecycle.ts';
import { followOrders, ownPart, type Part } from './platform/cluster/part.ts';
import { FirstProcessEndedError } from './platform/cluster/supervisor.ts';
import { DatabaseRefusedError } from './platform/database/wait-for-database.ts';
import { DataDirInUseError } from './platform/embedded-postgres/index.ts';
import { captureConsole } from './platform/log/capture-console.ts';
import { announce, announceFailure, createLog, type Log } from './platform/log/log.ts';
import { answerPrimary } from './platform/metrics/answer-primary.ts';
import { StorageUnavailableError } from './platform/storage/errors.ts';
import { VideoToolsError } from './platform/video-tools.ts';
import { Primary } from './primary.ts';

/** What this process does: to serve, or to keep those that do. */
type Running = Pick<Lifecycle, 'start' | 'stop' | 'isStopping'>;

/** Reads the environment, serves until a signal comes, and stops in time from any point. */
export async function serve(options: ServeOptions): Promise<void> {
  let running: Running | undefined;
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const part = ownPart();
    const ownLog = createLog(config.logLevel);
    const log = part ? ownLog.child({ worker: part.number }) : ownLog;
    captureConsole(log);
    running = part ? servePart(config, log, options, part) : serveAll(config, log, options);
    await running.start();
  } catch (error) {
    // The start was aborted by a stop, which ends the process.
    if (running?.isStopping) return;
    // It has said why.
    if (!(error instanceof FirstProcessEndedError)) announceFailure(error, isOperators(error));
    if (isPortTaken(error)) {
      const variable = error.port === config?.port ? 'PORT' : 'METRICS_PORT';
      announceFailure(`Stop what uses the port, or set ${variable} to another one.`, true);
    }
    await Promise.race([running?.stop(), sleep(CLOSING_MS)]);
    process.exit(1);
  }
}

/** Serves in this process, or in several below it. */
function serveAll(config: Config, log: Log, options: ServeOptions): Running {
  const { module } = options;
  if (module === undefined || config.processes === 1) {
    const lifecycle = new Lifecycle(config, log, options);
    stopOnSignals(lifecycle, log, { limitMs: stopMs(config), skip: LEFT_TO_THE_SYSTEM });
    return lifecycle;
  }
  const primary = new Primary(config, log, module);
  const limitMs = stopMs(config) + ENDING_OF_OTHERS_MS;
  stopOnSignals(primary, log, { limitMs, skip: LEFT_TO_THE_SYSTEM });
  return primary;
}

/** Serves as one of several processes, which the primary tells when to end. */
function servePart(config: Config, log: Log, options: ServeOptions, part: Part): Running {
  const lifecycle = new Lifecycle(config, log, options, part);
  const skip = [...LEFT_TO_THE_SYSTEM, 'SIGINT' as const];
  const ending = stopOnSignals(lifecycle, log, { limitMs: stopMs(config), skip });
  if (config.metrics) answerPrimary();
  followOrders((order) => {
    if (order === 'leave') void lifecycle.leave().finally(stop);
    else stop();
  });
  function stop(): void {
    if (!lifecycle.isStopping) ending.close();
  }
  return lifecycle;
}

/** Milliseconds that a process may take to stop. */
const stopMs = ({ shutdownDelayMs, shutdownGraceMs }: Config): number =>
  shutdownDelayMs + shutdownGraceMs + CLOSING_MS;

/** How much longer the primary process takes, in milliseconds: the others have exited then, and PostgreSQL stops. */
const ENDING_OF_OTHERS_MS = 5_000;

/**
 * Not ours to handle: a shell that goes away (nohup decides whether we notice), and crashes of machine code, after
 * which none of our code runs safely.
 */
const LEFT_TO_THE_SYSTEM: closeWithGrace.Signals[] = [
  'SIGHUP',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
];

/**
 * SIGTERM, SIGINT and uncaught errors stop it; a second signal, or the end of `limitMs`, ends it at once. Then its
 * PostgreSQL stops by itself, and uncommitted work is lost.
 */
function stopOnSignals(
  running: Running,
  log: Log,
  { limitMs, skip }: { limitMs: number; skip: closeWithGrace.Signals[] },
): { close(): void } {
  return closeWithGrace(
    {
      delay: limitMs,
      logger: false,
      skip,
      onTimeout: () => log.error({ limitMs }, 'not everything was finished in time'),
      onSecondSignal: (signal) => log.error({ signal }, 'a second signal ends it at once'),
      onSecondError: (err) => log.fatal({ err }, 'an error nobody caught, while stopping'),
    },
    async ({ signal, err, manual }) => {
      if (err) log.fatal({ err }, 'an error nobody caught');
      else if (!manual)
        announce({ msg: `${signal ?? 'nothing to do'}: finishing what is under way …`, signal });
      await running.stop().catch((error) => {
        log.error({ err: error }, 'not everything was stopped');
        throw error;
      });
    },
  );
}

/** True for errors of the machine or the settings, whose messages tell the operator what to do. */
const isOperators = (error: unknown): boolean =>
  error instanceof ConfigError ||
  error instanceof DataDirInUseError ||
  error instanceof DatabaseRefusedError ||
  error instanceof MediaIdentityError ||
  error instanceof StorageUnavailableError ||
  error instanceof VideoToolsError ||
  isPortTaken(error);

/** The error of a listener, which contains its port. */
const isPortTaken = (error: unknown): error is Error & { port: number } =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
