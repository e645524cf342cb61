import { factTexts } from '#domain/facts/read-fact.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { EditPropertyBody } from '#domain/properties/schema.ts';
import { moderateListing } from '#server/features/moderation/public.ts';
import { editProperty, uploadProperty } from '#server/features/properties/public.ts';
import { reportThing } from '#server/features/reports/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { LoadedDemo } from './loaded-demo.ts';
import type { PersonKey } from './people.ts';
import { actorOf, platformAt } from './people-at.ts';
import { prose } from './prose.ts';
import { demoActivity, demoLoad, demoMarket } from './repository.ts';
import type { DemoSale } from './types.ts';
import { demoUpload, textsOf } from './upload.ts';

/** A house that is not this lister's, at an unbelievably low price: its photos are those of the one in Airport Hills. */
export const SUSPICIOUS_LISTING: DemoSale = {
  name: 'Four-bedroom house with pool, Airport Hills, owner travelling',
  description: prose`
    The owner leaves for Canada at the end of the month and takes the first serious person. Four
    bedrooms, all with their own bath, a fitted kitchen and a pool behind the house.

    Papers are ready. Many people are asking, so a small commitment by mobile money holds the house
    for you until you have seen it.
  `,
  price: 390_000,
  location: 'Airport Hills',
  region: 'Greater Accra',
  address: 'Airport Hills, second gate',
  condition: 'Fairly Used',
  propertyType: 'PropertySales',
  saleType: 'Houses For Sale',
  lister: 'desmond',
  facts: { bedrooms: 4, pool: true },
  pictures: ['villa-03.jpg', 'villa-pool-01.jpg'],
  comments: [],
};

const REPORTED_BY: PersonKey = 'ebo';

/** The usual price of houses there, as if the site had more of them; the first night recounts it from the demo's. */
const USUAL = {
  category: 'PropertySales Houses For Sale',
  region: SUSPICIOUS_LISTING.region,
  lowPesewas: 1_150_000_00,
  highPesewas: 6_200_000_00,
  listings: 26,
};

/**
 * Lists an apparent fraud as the load begins: photos of someone else's house, a price far below the usual, reported. An Admin
 * has asked for other photos, the lister has changed only the text, and it waits for a decision: visitors do not see it.
 */
export async function loadSuspicious(
  platform: Platform,
  mediaDir: string,
  { people, begun }: LoadedDemo,
): Promise<void> {
  const { db } = platform;
  const at = platformAt(platform, begun);
  const { lister, pictures, comments: _, facts, ...texts } = SUSPICIOUS_LISTING;
  const actor = actorOf(people, lister);
  const fields = textsOf({ ...texts, ...factTexts(PROPERTY_FACTS, facts) });
  await demoMarket.keepUsualPrice(db, USUAL);
  const id =
    (await demoLoad.listingId(db, actor.userId, texts.name)) ??
    (await uploadProperty(at, actor, await demoUpload(mediaDir, fields, pictures)))._id;
  const reporter = actorOf(people, REPORTED_BY);
  if (!(await demoActivity.isReported(db, id, reporter.userId))) {
    await reportThing(at, reporter, {
      kind: 'property',
      id,
      reason: 'viewing-fee',
      details: 'He wants ₵500 by mobile money before anyone may see the house.',
    });
  }
  const address = { kind: 'property', id } as const;
  if ((await demoMarket.stateOf(db, id)) === 'live') {
    await moderateListing(at, actorOf(people, 'abena'), address, {
      transition: 'ask-change',
      reason: 'These photos are of another listing. Please show the house itself.',
    });
  }
  if ((await demoMarket.stateOf(db, id)) === 'change-asked') {
    const description = `${texts.description}\n\nPhotos are of the house itself.`;
    await editProperty(at, actor, id, EditPropertyBody.parse({ ...fields, description }));
  }
}
