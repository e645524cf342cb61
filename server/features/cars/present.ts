import { CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import type { RelocationRequest } from '#domain/cars/relocation-request.ts';
import type { Car } from '#domain/cars/schema.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { redactFacts } from '#domain/facts/redact-facts.ts';
import { cardFacts } from '#domain/facts/say-fact.ts';
import { presentNear, presentPause, presentRead } from '#server/features/listings/public.ts';
import { presentMedia } from '#server/features/media/public.ts';
import { withChecks } from '#server/features/verification/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CAR_COLUMNS, type ListedCarRow } from './repository.ts';

/** The viewer of a car. */
export interface CarAudience {
  /** They may see its phone numbers and emails. */
  contacts: boolean;
  /** They may change it, so they get everything its lister gave. */
  isOwn?: boolean;
}

type Site = Pick<Platform['config'], 'appUrl'>;

/** A car as a call returns it, with only what its audience may see. */
export function presentCar(
  row: ListedCarRow,
  { contacts, isOwn = false }: CarAudience,
  { appUrl }: Site,
): Car {
  const facts = storedFacts(CAR_FACTS, row.facts);
  const kind = carFactKind({ carType: row.car_type, name: row.name, model: row.model });
  return {
    _id: row.id,
    ...CAR_COLUMNS.read(row, { contacts }),
    ...presentPause(row),
    near: presentNear(row),
    ...presentMedia(row, appUrl),
    userId: row.lister_id,
    relocationRequest: presentRequest(row.relocation_request, contacts),
    facts: isOwn ? facts : redactFacts(CAR_FACTS, facts),
    ...presentRead(row, facts),
    highlights: cardFacts(CAR_FACTS, kind, facts),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Cars as lists return them, with their listers' badges. */
export const presentCars = (
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  rows: readonly ListedCarRow[],
  audience: CarAudience,
): Promise<Car[]> =>
  withChecks(
    db,
    now(),
    rows.map((row) => presentCar(row, audience, config)),
    ({ _id, userId }) => ({ id: _id, listerId: userId }),
  );

function presentRequest(stored: ListedCarRow['relocation_request'], contacts: boolean) {
  if (stored === null) return null;
  const request = stored as Partial<RelocationRequest>;
  return {
    userName: request.userName ?? '',
    carType: request.carType ?? '',
    registrationNumber: request.registrationNumber ?? '',
    region: request.region ?? '',
    cityOrTown: request.cityOrTown ?? '',
    driverName: request.driverName ?? '',
    driverContact: (contacts && request.driverContact) || '',
  };
}
