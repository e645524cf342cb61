import type { FastifyInstance } from 'fastify';
import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment } from 'vite';
import type { DevelopmentServer } from './development-server.ts';

type Module = typeof import('./development-server.ts');

/**
 * Development in one process: Vite serves sources, everything else goes to our app, which is recreated when server code
 * changes. The database and the jobs survive that.
 */
export function apiInDevelopment(): Plugin {
  return {
    name: 'efie-api-in-development',
    apply: 'serve',
    configureServer(vite) {
      // Vitest starts Vite too, but needs no server.
      if (process.env.VITEST) return;
      const environment = vite.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment)) {
        throw new Error('Vite has no runnable ssr environment');
      }
      const current = new CurrentApp(environment);
      vite.httpServer?.once('close', () => void current.close());
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const app = await current.get();
            request.url = request.originalUrl ?? request.url;
            app.routing(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

class CurrentApp {
  readonly #environment: RunnableDevEnvironment;
  #server: Promise<DevelopmentServer> | undefined;
  #made: { by: Module['createDevelopmentApp']; app: Promise<FastifyInstance> } | undefined;

  constructor(environment: RunnableDevEnvironment) {
    this.#environment = environment;
  }

  async get(): Promise<FastifyInstance> {
    const module = await this.#environment.runner.import<Module>(
      '/server/dev/development-server.ts',
    );
    this.#server ??= module.startDevelopmentServer();
    const server = await this.#server;
    if (this.#made?.by !== module.createDevelopmentApp) {
      const old = this.#made?.app;
      this.#made = { by: module.createDevelopmentApp, app: module.createDevelopmentApp(server) };
      void old?.then((app) => app.close());
    }
    return this.#made.app;
  }

  async close(): Promise<void> {
    await (await this.#made?.app)?.close();
    await (await this.#server)?.close();
  }
}
