import path from 'node:path';
import { addDays, today } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import { askVerification, decideVerification } from '#server/features/verification/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { LoadedDemo } from './loaded-demo.ts';
import type { ListerKey } from './people.ts';
import { actorOf, DAY, platformAt } from './people-at.ts';
import { withReceivedFile } from './received-file.ts';
import { demoVerifications } from './repository.ts';

interface DemoVerification {
  lister: ListerKey;
  kind: VerificationKind;
  /** On no real card or licence. */
  number: string;
  /** For a stay's licence: the stay's name. */
  stay?: string;
  /** Still waiting for an Admin. */
  waits?: true;
}

/** Checks that give visitors badges to see, and an Admin a request. */
export const DEMO_VERIFICATIONS: readonly DemoVerification[] = [
  { lister: 'kwame', kind: 'ghana-card', number: 'GHA-000000111-1' },
  { lister: 'kwame', kind: 'agent-licence', number: 'DEMO/AGENT/0111' },
  { lister: 'akosua', kind: 'agent-licence', number: 'DEMO/AGENT/0113' },
  { lister: 'naa', kind: 'ghana-card', number: 'GHA-000000121-1' },
  {
    lister: 'araba',
    kind: 'stay-licence',
    number: 'DEMO/STAY/0115',
    stay: 'Guest house room two minutes from Busua beach',
  },
  { lister: 'nii', kind: 'ghana-card', number: 'GHA-000000122-1', waits: true },
];

const ASKED_DAYS_AGO = 30;
const VALID_DAYS = 3 * 365;

/**
 * Demo listers ask to be checked with the drawn document of `folder`, and an Admin approves it. A site without a key for
 * encrypting documents accepts none, not even these.
 */
export async function loadVerifications(
  platform: Platform,
  folder: string,
  { people, listings, begun }: LoadedDemo,
): Promise<void> {
  if (!platform.atRest) return;
  const admin = actorOf(people, 'abena');
  const document = path.join(folder, 'specimen.png');
  for (const demo of DEMO_VERIFICATIONS) {
    const { lister, kind, number, stay, waits } = demo;
    const actor = actorOf(people, lister);
    const now = platformAt(platform, waits ? begun : new Date(+begun - ASKED_DAYS_AGO * DAY));
    const propertyId = (stay && listings.get(stay)?.id) ?? '';
    const fields = { kind, number, propertyId, expiresOn: addDays(today(begun), VALID_DAYS) };
    if (!(await demoVerifications.find(platform.db, actor.userId, kind))) {
      await withReceivedFile(platform, document, 'documents', (file) =>
        askVerification(now, actor, { fields, files: [file] }),
      );
    }
    const asked = await demoVerifications.find(platform.db, actor.userId, kind);
    if (waits || asked?.state !== 'waiting') continue;
    await decideVerification(now, admin, asked.id, { transition: 'approve', reason: '' });
  }
}
