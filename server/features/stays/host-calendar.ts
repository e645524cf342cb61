import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, forbidden } from '#domain/errors.ts';
import { stayRulesMessages } from '#domain/stays/messages.ts';
import { canSeeHostCalendar } from '#domain/stays/permissions.ts';
import type { HostCalendar, HostCalendarQuery } from '#domain/stays/schema.ts';
import { nightsBetween } from '#domain/values/calendar-date.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentHeld, presentImported } from './present.ts';
import { stays } from './repository.ts';

const DAYS_MAX = 400;

/**
 * The actor's own short stays, and what holds their nights.
 * @throws {DomainError} FORBIDDEN unless the actor lists properties; BAD_INPUT for too many days.
 */
export async function hostCalendar(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  days: HostCalendarQuery,
): Promise<HostCalendar> {
  if (!canSeeHostCalendar(actor)) throw forbidden();
  const nights = nightsBetween(days.from, days.to);
  if (nights < 1 || nights > DAYS_MAX) {
    throw badInput(stayRulesMessages.tooWide, { to: stayRulesMessages.tooWide });
  }
  const hosted = await stays.listHosted(db, actor.userId);
  const held = Map.groupBy(
    await stays.listHeldOf(db, actor.userId, days),
    ({ listing_id }) => listing_id,
  );
  const imported = Map.groupBy(
    await stays.listImportedOf(db, actor.userId, days),
    ({ listing_id }) => listing_id,
  );
  return {
    stays: hosted.map(({ id, name, price_pesewas, rules, version }) => ({
      _id: id,
      name,
      price: toCedi(pesewas(price_pesewas)),
      rules,
      version: version ?? 0,
      held: (held.get(id) ?? []).map(presentHeld),
      imported: (imported.get(id) ?? []).map(presentImported),
    })),
  };
}
