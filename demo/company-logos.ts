import path from 'node:path';
import type { Actor } from '#domain/accounts/actor.ts';
import { uploadCompanyLogo } from '#server/features/accounts/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListerKey, PersonKey } from './people.ts';
import { withReceivedFile } from './received-file.ts';
import { demoLoad } from './repository.ts';

/** People with a company, and the file of their logo in `demo/logos/`. */
export const DEMO_LOGOS: Readonly<Partial<Record<ListerKey, string>>> = {
  kwame: 'house-and-door.png',
};

/** Sets the logos of people with a company from the files of `folder`; existing logos stay. */
export async function loadCompanyLogos(
  platform: Platform,
  folder: string,
  people: ReadonlyMap<PersonKey, Actor>,
): Promise<void> {
  for (const [key, name] of Object.entries(DEMO_LOGOS)) {
    const actor = people.get(key as ListerKey);
    if (!actor || (await demoLoad.hasCompanyLogo(platform.db, actor.userId))) continue;
    await withReceivedFile(platform, path.join(folder, name), 'companyLogo', (file) =>
      uploadCompanyLogo(platform, actor, file),
    );
  }
}
