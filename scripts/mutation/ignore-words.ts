import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** As far as this looks at a place in the syntax tree (Babel's NodePath). */
interface Place {
  node: { type: string; callee?: Callee };
  listKey?: string;
  parentPath?: Place | null;
}
interface Callee {
  name?: string;
  property?: { name?: string };
}

/** What the API's document says of a field, and what a line of the log says. */
const TELLING = new Set(['describe', 'meta', 'debug', 'info', 'warn']);
/** What only a developer reads. */
const UNEXPECTED = new Set(['Error', 'RangeError', 'TypeError']);

/** Leaves words alone that no caller and no visitor reads: documentation, log lines, messages to developers. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore(place: Place): string | undefined {
      if (place.listKey !== 'arguments') return undefined;
      const { type, callee } = place.parentPath?.node ?? {};
      if (type === 'CallExpression' && TELLING.has(callee?.property?.name ?? '')) return 'telling';
      if (type === 'NewExpression' && UNEXPECTED.has(callee?.name ?? '')) return 'unexpected';
      return undefined;
    },
  } as never),
];
