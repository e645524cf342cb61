import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { headScript } from './scripts/head-script.ts';
import { apiInDevelopment } from './server/dev/vite-plugin.ts';

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What a visitor's first page, most often the home page, starts from. */
const FIRST_VIEW = /[\\/]web[\\/](root|entry\.client|pages[\\/]home)\.tsx/;

/** What every visitor of two pages loads, to be kept for when there is no network. */
const OFFLINE = /[\\/]web[\\/](features[\\/]offline[\\/]offline-parts|pages[\\/]offline)\.tsx/;

/**
 * What only the pages of Admins show. What the settings are called is for two of them; an answer that was given would take
 * along how long texts are shown, which others need too.
 */
const ADMINS =
  /[\\/](web[\\/]features[\\/]admin(?![\\/](settings-text|messages[\\/]given-answer))|domain[\\/](audit|failed-jobs|overview|people|tables|unfound-searches))[\\/]|[\\/]domain[\\/].+-table(-parts)?\.ts|(moderation[\\/]|reports[\\/]settling-|verification[\\/]admin-|workspace-|[\\/]all-|message-list-|request-list-|conversations[\\/]reported-)messages\.ts/;

/**
 * What several pages of Admins and one of hosts ask with, and nobody else; the chips of lists, which forms load only for
 * what they ask of a text; stays, which concern only those who book or host them; and parts of a few pages.
 */
const ASKED_OF_FEW =
  /[\\/]web[\\/]ui[\\/](forms[\\/](reason-field|with-chosen)|lists[\\/]chip|dialogs[\\/]sheet|action-row|copy-button|use-bottom-room)\.tsx?|[\\/]web[\\/]lib[\\/]copy-text|[\\/]domain[\\/](stays[\\/]|properties[\\/]guests|site[\\/]share-messages)|[\\/]web[\\/]features[\\/](bookings|workspace)[\\/]/;

/** Tells of a module whether one of those that `start` names imports it, itself or through others. */
function importedFrom(start: RegExp) {
  const known = new Map<string, boolean>();
  return function isImported(id: string, graph: ModuleGraph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const is = start.test(id) || importers.some((importer) => isImported(importer, graph));
    known.set(id, is);
    return is;
  };
}

const isInFirstView = importedFrom(FIRST_VIEW);
const isForOffline = importedFrom(OFFLINE);

/**
 * What several pages share comes in a few files instead of eighty: they compress better together, a slow
 * phone asks for less, and the home page loads nothing that only other pages need.
 */
const CHUNKS = [
  {
    name: 'react',
    // Lists that grow are only of the comments and the home page writes nothing, but the library's index names all.
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*(infinite|useMutation\.|mutationObserver|useQueries\.|queriesObserver))/i,
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isInFirstView(id, graph) ? 'first' : null),
    test: /[\\/](web|domain|lucide-react)[\\/]/,
    priority: 2,
  },
  {
    // Without what only other pages need, which would be loaded for nothing.
    name: (id: string, graph: ModuleGraph) => (isForOffline(id, graph) ? 'for-offline' : null),
    test: /[\\/](web|domain|lucide-react|idb-keyval)[\\/]/,
    priority: 1.5,
  },
  {
    name: 'shared',
    test: (id: string) =>
      /[\\/](web|domain|lucide-react|@tanstack)[\\/]/.test(id) &&
      !ADMINS.test(id) &&
      !ASKED_OF_FEW.test(id),
    minShareCount: 5,
    priority: 1,
  },
  {
    // Behind what is shared, or it would take with it what others need too.
    name: 'admin',
    test: ADMINS,
    minShareCount: 2,
  },
];

/** The files that every page has loaded by the time that a part of it is loaded later. */
const ALWAYS_THERE = /^assets\/(react|first|rolldown-runtime)-/;

export default defineConfig({
  // The API's plugin stands before React Router's: what Vite does not serve goes to our app.
  plugins: [apiInDevelopment(), headScript(), tailwindcss(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (_part, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
        },
        rolldownOptions: {
          // A constant costs less where it is used than by its name in two files.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
});
