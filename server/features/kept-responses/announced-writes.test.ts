import { glob, readFile } from 'node:fs/promises';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/** Tables with data that visitors see (announce-repository.ts). */
const SHOWN = [
  'bookings',
  'comments',
  'listing_photos',
  'listings',
  'photos',
  'site_settings',
  'users',
  'verifications',
  'videos',
].join('|');

/** Writes to one of them, or to a table named at run time. */
const WRITES = new RegExp(
  [
    `(?:insertInto|updateTable|deleteFrom)\\(\\s*(?:'(?:${SHOWN})(?: as \\w+)?'|\\w)`,
    `\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:only\\s+)?(?:(?:${SHOWN})\\b|\\$\\{)`,
  ].join('|'),
);

const ANNOUNCES = /\bannounce[A-Z]\w*\(/;

/** Functions that write to them without an announcement, and why. */
const SILENT: Readonly<Record<string, string>> = {
  'demo/remove-repository.ts demoRemoval.removeAmongThemselves': 'remove.ts announces everything',
  'demo/remove-repository.ts demoRemoval.saveSettings': 'remove.ts announces everything',
  'server/features/accounts/repository.ts users.insert': 'who is new has nothing that is shown',
  'server/features/accounts/repository.ts users.noteLogin': 'shown to Admins',
  'server/features/accounts/repository.ts users.replacePassword': 'shown to nobody',
  'server/features/bookings/repository.ts bookings.setOffer': 'shown to guest and host',
  'server/features/bookings/repository.ts bookings.accept': 'its nights stay taken',
  'server/features/bookings/repository.ts bookings.setArrived': 'shown to its guest and host',
  'server/features/bookings/repository.ts bookings.complete': 'its nights stay taken',
  'server/features/stay-calendars/feed-repository.ts feeds.forgetDeleted':
    'deleted listings are shown to nobody',
  'server/features/stay-reviews/repository.ts stayReviews.takeUnasked': 'shown to nobody',
  'server/features/stays/repository.ts stays.setUnits': 'units are shown to their host',
  'server/features/leaving/repository.ts eraseListings': 'erase announces their lister',
  'server/features/leaving/repository.ts members.setLeaving':
    'pauseListings and showListings announce it',
  'server/features/leaving/repository.ts members.setReminded': 'shown to nobody',
  'server/features/leaving/repository.ts removeConversationsOfNobody':
    'conversations and enquiries',
  'server/features/listings/photo-repository.ts insertPhotos': 'with a listing, which is announced',
  'server/features/listings/photo-repository.ts listingPhotos.replacePhotos':
    'with a listing, which is announced',
  'server/features/media/lifecycle/release-repository.ts forgetUnused': 'no listing has them',
  'server/features/media/lifecycle/release-repository.ts releaseDeleted': 'of deleted listings',
  'server/features/media/repository.ts photos.insertNew': 'with a listing, which is announced',
  'server/features/moderation/repository.ts moderation.setApproved': 'shown to Admins',
  'server/features/moderation/repository.ts moderation.setToReview': 'shown to Admins',
  'server/features/verification/key-repository.ts encrypted.replaceNumber':
    'the same, encrypted again',
  'server/features/verification/life-repository.ts verificationLives.forgetDecided':
    'shown to nobody',
  'server/features/verification/life-repository.ts verificationLives.forgetExpired':
    'shown to nobody',
  'server/features/verification/life-repository.ts verificationLives.lapse': 'was never approved',
  'server/features/verification/life-repository.ts verificationLives.takeExpiring':
    'shown to nobody',
  'server/features/verification/repository.ts verifications.forgetNumber': 'shown to nobody',
  'server/features/verification/repository.ts verifications.insert': 'not approved yet',
};

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
  init?: Node | null;
  value?: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const childrenOf = (node: Node) =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .sort((a, b) => a.start - b.start);
const isFunction = (node: Node | null | undefined) => /Function/.test(node?.type ?? '');

/** The named functions, each with its text except for the named ones inside it. */
function methodsOf(file: string): [name: string, text: string][] {
  const methods: [string, string][] = [];
  /** The text of a node without the named functions in it. */
  const read = (node: Node, within = ''): string => {
    const isDeclared = node.type === 'VariableDeclarator' && !isFunction(node.init);
    const holder = isDeclared && !within ? `${node.id?.name}.` : within;
    let [text, at] = ['', node.start];
    for (const child of childrenOf(node)) {
      // A node that appears twice in the tree, for example a shorthand, is read once.
      if (child.start < at) continue;
      text += file.slice(at, child.start) + read(child, holder);
      at = child.end;
    }
    text += file.slice(at, node.end);
    const name = [node, node.init, node.value].some(isFunction)
      ? (node.id?.name ?? node.key?.name)
      : undefined;
    if (name === undefined) return text;
    methods.push([within + name, text]);
    return '';
  };
  const outside = read(parseAst(file, { lang: 'ts' }) as unknown as Node);
  return [...methods, ['', outside]];
}

const silentIn = (text: string): string[] =>
  methodsOf(text)
    .filter(([, own]) => WRITES.test(own) && !ANNOUNCES.test(own))
    .map(([name]) => name);

// §8/68
test('every write to a table that visitors are shown is announced', async () => {
  const silent: string[] = [];
  for await (const file of glob(['server/features/**/*.ts', 'demo/*.ts'])) {
    if (file.endsWith('.test.ts') || file.includes('/testing/')) continue;
    const text = await readFile(file, 'utf8');
    if (WRITES.test(text)) silent.push(...silentIn(text).map((name) => `${file} ${name}`.trim()));
  }
  expect(silent.sort()).toEqual(Object.keys(SILENT).sort());
});

test.each([
  ["tx.insertInto('listings as mine').values(row).execute()", true],
  ["tx.updateTable('users')\n.set(row).execute()", true],
  ['tx.updateTable(table).set(row).execute()', true],
  ['sql`update listings as listing set name = null`.execute(tx)', true],
  [`sql\`delete from $\{sql.table(table)}\`.execute(tx)`, true],
  ["tx.insertInto('sessions').values(row).execute()", false],
  ["tx.selectFrom('listings').select('id').execute()", false],
])('%s counts as such a write: %s', (write, writes) => {
  expect(
    silentIn(`export const some = { loud: (tx) => announceSite(tx), quiet: (tx) => ${write} };`),
  ).toEqual(writes ? ['some.quiet'] : []);
});
