import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { today } from '#domain/values/calendar-date.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { announceEverything } from '#server/features/kept-responses/public.ts';
import { eraseIn, removePictures } from '#server/features/leaving/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { DEMO_CONTACT_MESSAGES } from './activity.ts';
import { DEMO_CARS } from './cars/index.ts';
import { DEMO_PEOPLE } from './people.ts';
import { DEMO_PROPERTIES } from './properties/index.ts';
import { demoRemoval } from './remove-repository.ts';
import { DEMO_SETTINGS } from './settings.ts';
import { SUSPICIOUS_LISTING } from './suspicious.ts';

/** Counts of the demo's data, and the obstacles to removing it. */
export interface DemoRemoval {
  people: number;
  listings: number;
  /** Sentences; nothing is removed while there are any. */
  obstacles: string[];
  /** Data of real people; it stays without the listing, as when anyone leaves. */
  kept: { comments: number; conversations: number; stays: number };
}

type Needed = Pick<Platform, 'db' | 'now' | 'config' | 'storage' | 'log'>;

const NAMES = new Set(
  [...DEMO_PROPERTIES, ...DEMO_CARS, SUSPICIOUS_LISTING].map(({ name }) => name),
);

/**
 * Removes the demo's people and listings, and what they did among themselves, in one transaction; resets site settings that
 * still say what the demo said. Removes nothing when there are obstacles, or without `isMeant`.
 * @returns the demo as it is, or was before; undefined when none was ever loaded.
 */
export async function removeDemo(
  platform: Needed,
  { isMeant }: { isMeant: boolean },
): Promise<DemoRemoval | undefined> {
  const removed = await inTransaction(platform.db, async (tx) => {
    if (!(await demoRemoval.wasLoaded(tx))) return undefined;
    const people = await demoRemoval.people(
      tx,
      DEMO_PEOPLE.map(({ email }) => email),
    );
    const ids = people.map(({ id }) => id);
    const found = await lookAt(tx, platform, ids);
    if (!isMeant || found.obstacles.length > 0) return { found, people: [] };
    const contactEmails = DEMO_CONTACT_MESSAGES.map(({ email }) => email);
    await demoRemoval.removeAmongThemselves(tx, ids, contactEmails);
    for (const id of ids) await eraseIn(tx, platform, id);
    await clearSettings(tx, platform.now());
    await demoRemoval.finishLoad(tx, platform.now());
    await announceEverything(tx);
    return { found, people };
  });
  for (const person of removed?.people ?? []) await removePictures(platform, person);
  return removed?.found;
}

async function lookAt(
  tx: Transaction,
  { now }: Pick<Platform, 'now'>,
  ids: readonly string[],
): Promise<DemoRemoval> {
  const listings = await demoRemoval.listings(tx, ids);
  const stays = await demoRemoval.staysOfOthers(tx, ids, today(now()));
  const foreign = listings.filter(({ name }) => !NAMES.has(name));
  return {
    people: ids.length,
    listings: listings.length,
    obstacles: [
      ...((await demoRemoval.hasOtherAdmin(tx, ids))
        ? []
        : ['Nobody but the demo is an Admin. Make one first: npm run admin:create.']),
      ...stays.map(
        ({ guest, property, check_in }) =>
          `${guest} has a stay at ${property} from ${check_in}. Cancel it first, or wait until it is over.`,
      ),
      ...foreign.map(
        ({ name }) =>
          `“${name}” is listed by an account of the demo and does not come with it. Delete it first, or list it as someone else.`,
      ),
    ],
    kept: await demoRemoval.keptOfOthers(tx, ids),
  };
}

/** Resets the settings that still say what the demo said. */
async function clearSettings(tx: Transaction, now: Date): Promise<void> {
  const saved = await demoRemoval.settings(tx);
  if (!saved) return;
  const demo = Object.entries(DEMO_SETTINGS).filter(
    // The database stores names in an order of its own.
    ([name, value]) => isDeepStrictEqual(saved[name], value),
  );
  const cleared = Object.fromEntries(
    demo.map(([name]) => [name, DEFAULT_SITE_SETTINGS[name as keyof typeof DEFAULT_SITE_SETTINGS]]),
  );
  await demoRemoval.saveSettings(tx, { ...saved, ...cleared }, now);
  await recordAudit(tx, {
    event: 'settings-changed',
    at: now,
    actor: null,
    subject: { kind: 'site' },
    reason: 'demo:remove',
  });
}
