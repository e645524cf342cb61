import type { Actor } from '#domain/accounts/actor.ts';
import type { Limit } from '#server/platform/limits.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { PersonKey } from './people.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** The platform at another time, without the limits on people. */
export function platformAt(platform: Platform, time: Date): Platform {
  const unlimited: Limit = {
    take: async () => {},
    spend: (_subject, _sentence, work) => work(),
    giveBack: async () => {},
    clear: async () => {},
    clearAllOf: async () => {},
  };
  return {
    ...platform,
    now: () => time,
    // People's own photos go first.
    jobPriority: 20,
    limits: { of: () => unlimited },
  };
}

export function actorOf(people: ReadonlyMap<PersonKey, Actor>, key: PersonKey): Actor {
  const person = people.get(key);
  if (!person) throw new Error(`nobody among the demo people is called ${key}`);
  return person;
}
