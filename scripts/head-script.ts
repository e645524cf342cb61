import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** The module that pages import. */
const ID = 'virtual:head-script';
const RESOLVED = `\0${ID}`;
const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Gives the server the script in the head (`web/head/`) as one text, bundled and minified; the browser's bundle, which
 * finds it in the page, gets an empty one.
 */
export const headScript = (): Plugin => ({
  name: 'efie:head-script',
  resolveId: (id) => (id === ID ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    const { code, moduleIds } =
      this.environment.name === 'client' ? { code: '', moduleIds: [] } : await bundle();
    for (const each of moduleIds) this.addWatchFile(each);
    return `export default ${JSON.stringify(code.trim())}`;
  },
});

async function bundle(): Promise<Pick<Rolldown.OutputChunk, 'code' | 'moduleIds'>> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, 'web/head/head.ts'),
        output: { format: 'iife', codeSplitting: false },
        // Drops the other code of a constant's file.
        treeshake: { moduleSideEffects: false },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0];
}
