import path from 'node:path';
import type { Actor } from '#domain/accounts/actor.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { uploadCar } from '#server/features/cars/public.ts';
import { postComment } from '#server/features/comments/public.ts';
import { vocabulary } from '#server/features/listings/public.ts';
import { setStatus, uploadProperty } from '#server/features/properties/public.ts';
import { saveSettings } from '#server/features/site/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createDemoAccounts } from './accounts.ts';
import { DEMO_CARS } from './cars/index.ts';
import { loadCompanyLogos } from './company-logos.ts';
import { loadActivity } from './load-activity.ts';
import { loadedDemo } from './loaded-demo.ts';
import { DEMO_PEOPLE, type PersonKey } from './people.ts';
import { actorOf, DAY, HOUR, platformAt } from './people-at.ts';
import { DEMO_PROPERTIES } from './properties/index.ts';
import { demoLoad } from './repository.ts';
import { DEMO_SETTINGS } from './settings.ts';
import { loadSuspicious } from './suspicious.ts';
import type { DemoCar, DemoComment, DemoProperty } from './types.ts';
import { demoUpload } from './upload.ts';
import { loadVerifications } from './verifications.ts';

/** Time between listings, so that "newest first" means something. */
const BETWEEN_LISTINGS = 9 * HOUR;

/**
 * Loads the demo listings into an empty database through the use cases that serve a user's upload. Resumes a load that was
 * killed; once finished, it never loads again.
 */
export async function loadDemo(
  platform: Platform,
  {
    mediaDir,
    signal,
    say,
  }: { mediaDir: string; signal?: AbortSignal | undefined; say(line: string): void },
): Promise<void> {
  if (!(await demoLoad.isDue(platform.db))) return;
  const begun = await demoLoad.begin(platform.db, platform.now());
  const people = await createDemoAccounts(platform, say);
  const admin = [...people.values()].find(({ role }) => role === 'Admin');
  if (admin) await saveSettings(platform, admin, DEMO_SETTINGS);
  await loadCompanyLogos(platform, path.join(mediaDir, 'logos'), people);
  const loader = new DemoLoader(platform, mediaDir, people);
  // All are older than the load, which tells their photos from people's own (similar_photos).
  const now = begun.getTime();
  // The newest first: visitors see their photos first.
  const listings = [
    ...timeline(DEMO_PROPERTIES, now, (demo, at) => loader.addProperty(demo, at)),
    ...timeline(DEMO_CARS, now, (demo, at) => loader.addCar(demo, at)),
  ].sort((a, b) => b.at.getTime() - a.at.getTime());
  // Two at a time: one decodes its pictures while the other writes.
  const queue = listings.values();
  const worker = async () => {
    for (const { add } of queue) {
      if (signal?.aborted) return;
      await add();
    }
  };
  await Promise.all([worker(), worker()]);
  if (signal?.aborted) return;
  const demo = await loadedDemo(platform, people, begun);
  await loadActivity(platform, demo);
  await loadVerifications(platform, path.join(mediaDir, 'documents'), demo);
  await loadSuspicious(platform, mediaDir, demo);
  await vocabulary.count(platform.db);
  await demoLoad.finish(platform.db, platform.now());
}

interface Listing {
  at: Date;
  add(): Promise<void>;
}

/** The last of a list is the newest, uploaded an hour ago. */
function timeline<T>(
  items: readonly T[],
  now: number,
  add: (item: T, at: Date) => Promise<void>,
): Listing[] {
  return items.map((item, index) => {
    const at = new Date(now - HOUR - (items.length - 1 - index) * BETWEEN_LISTINGS);
    return { at, add: () => add(item, at) };
  });
}

class DemoLoader {
  readonly #platform: Platform;
  /** The folder with the pictures and the videos. */
  readonly #mediaDir: string;
  readonly #people: Map<PersonKey, Actor>;

  constructor(platform: Platform, mediaDir: string, people: Map<PersonKey, Actor>) {
    this.#platform = platform;
    this.#mediaDir = mediaDir;
    this.#people = people;
  }

  async addProperty(demo: DemoProperty, at: Date): Promise<void> {
    const { lister, pictures, video, comments, status, price, facts, ...fields } = demo;
    const actor = this.#person(lister);
    const platform = this.#at(at);
    const id =
      (await demoLoad.listingId(platform.db, actor.userId, demo.name)) ??
      (
        await uploadProperty(
          platform,
          actor,
          await demoUpload(
            this.#mediaDir,
            { ...fields, price, ...factTexts(PROPERTY_FACTS, facts) },
            pictures,
            video,
          ),
        )
      )._id;
    if (status && status !== 'available') await setStatus(platform, actor, id, { status });
    await this.#addComments(id, comments, at);
  }

  async addCar(demo: DemoCar, at: Date): Promise<void> {
    const { owner, pictures, availableInDays, relocationRequest, facts, ...fields } = demo;
    const actor = this.#person(owner);
    const platform = this.#at(at);
    if (await demoLoad.listingId(platform.db, actor.userId, demo.name)) return;
    const person = DEMO_PEOPLE.find(({ key }) => key === owner);
    const upload = await demoUpload(
      this.#mediaDir,
      {
        ...fields,
        ...factTexts(CAR_FACTS, facts),
        userName: `${person?.firstname} ${person?.lastname}`,
        userEmail: person?.email,
        phone: person?.phoneNumber,
        date: new Date(at.getTime() + availableInDays * DAY).toISOString(),
        relocationRequest: relocationRequest && JSON.stringify(relocationRequest),
      },
      pictures,
    );
    await uploadCar(platform, actor, upload);
  }

  /** Each follows a few hours after the one before; none is in the future. */
  async #addComments(propertyId: string, comments: readonly DemoComment[], listedAt: Date) {
    for (const [index, { author, comment, rating }] of comments.entries()) {
      const actor = this.#person(author);
      if (await demoLoad.commented(this.#platform.db, propertyId, actor.userId)) continue;
      const latest = this.#platform.now().getTime() - (comments.length - index) * 60_000;
      const at = Math.min(listedAt.getTime() + (index + 1) * 5 * HOUR, latest);
      await postComment(this.#at(new Date(at)), actor, {
        propertyId,
        comment,
        rating: rating ?? null,
      });
    }
  }

  #person = (key: PersonKey): Actor => actorOf(this.#people, key);

  #at = (time: Date): Platform => platformAt(this.#platform, time);
}
