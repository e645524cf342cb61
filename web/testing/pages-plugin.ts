import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import routes from '../routes.ts';

const ID = 'virtual:pages';
const RESOLVED = `\0${ID}`;
const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Gives browser tests the site's pages by address (web/routes.ts), each loaded when opened, and a picture for
 * every picture address.
 */
export const pagesPlugin = (): Plugin => ({
  name: 'efie:pages',
  configureServer({ middlewares }) {
    const picture = readFileSync(path.join(ROOT, 'demo/pictures/rooms/bathroom-01.jpg'));
    middlewares.use('/media', (_request, response) => {
      response.setHeader('content-type', 'image/jpeg');
      response.end(picture);
    });
  },
  resolveId: (id) => (id === ID ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined;
    const pages = routes.map(
      ({ path: at, file }) =>
        `{ path: ${JSON.stringify(at ?? '/')}, load: () => import(${JSON.stringify(path.join(ROOT, 'web', file))}) }`,
    );
    return `export default [${pages.join(',\n')}];`;
  },
});
