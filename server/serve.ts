import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { type Config, ConfigError, readConfig } from './config.ts';
import { MediaIdentityError } from './features/media/public.ts';
import { CLOSING_MS, Lifecycle, type ServeOptions } from './lifecycle.ts';
import { DatabaseRefusedError } from './platform/database/wait-for-database.ts';
import { DataDirInUseError } from './platform/embedded-postgres/index.ts';
import { captureConsole } from './platform/log/capture-console.ts';
import { announce, announceFailure, createLog, type Log } from './platform/log/log.ts';
import { StorageUnavailableError } from './platform/storage/errors.ts';
import { VideoToolsError } from './platform/video-tools.ts';

/** Reads the environment, serves until a signal comes, and stops in time from any point. */
export async function serve(options: ServeOptions): Promise<void> {
  let lifecycle: Lifecycle | undefined;
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const log = createLog(config.logLevel);
    captureConsole(log);
    lifecycle = new Lifecycle(config, log, options);
    stopOnSignals(lifecycle, log, config.shutdownDelayMs + config.shutdownGraceMs + CLOSING_MS);
    await lifecycle.start();
  } catch (error) {
    // The start was aborted by a stop, which ends the process.
    if (lifecycle?.isStopping) return;
    announceFailure(error, isOperators(error));
    if (isPortTaken(error)) {
      const variable = error.port === config?.port ? 'PORT' : 'METRICS_PORT';
      announceFailure(`Stop what uses the port, or set ${variable} to another one.`, true);
    }
    await Promise.race([lifecycle?.stop(), sleep(CLOSING_MS)]);
    process.exit(1);
  }
}

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
function stopOnSignals(lifecycle: Lifecycle, log: Log, limitMs: number): void {
  closeWithGrace(
    {
      delay: limitMs,
      logger: false,
      skip: LEFT_TO_THE_SYSTEM,
      onTimeout: () => log.error({ limitMs }, 'not everything was finished in time'),
      onSecondSignal: (signal) => log.error({ signal }, 'a second signal ends it at once'),
      onSecondError: (err) => log.fatal({ err }, 'an error nobody caught, while stopping'),
    },
    async ({ signal, err }) => {
      if (err) log.fatal({ err }, 'an error nobody caught');
      else announce({ msg: `${signal ?? 'nothing to do'}: finishing what is under way …`, signal });
      await lifecycle.stop().catch((error) => {
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
