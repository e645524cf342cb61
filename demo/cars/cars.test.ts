import { describe, expect, test } from 'vitest';
import { CAR_FACTS, carFactKind } from '#domain/cars/facts.ts';
import { UploadCarBody } from '#domain/cars/schema.ts';
import { factsOf } from '#domain/facts/fact.ts';
import { factTexts, readFact } from '#domain/facts/read-fact.ts';
import { cardFacts, FACTS_ON_CARD } from '#domain/facts/say-fact.ts';
import { demoPerson } from '../people.ts';
import { median, repeated } from '../tally.ts';
import type { DemoCar } from '../types.ts';
import { DEMO_CARS } from './index.ts';

// Specification §4, "Vehicle classification".
function isRelocation({ carType, name, model }: DemoCar): boolean {
  return [carType, name, model].some((text) => /truck|van|pickup/i.test(text.trim()));
}

describe('the demo cars', () => {
  test('number 24, and half of them are relocation vehicles by the rule of the specification', () => {
    expect(DEMO_CARS).toHaveLength(24);
    expect(DEMO_CARS.filter(isRelocation)).toHaveLength(12);
  });

  test('carry a relocation request about themselves only if they are relocation vehicles', () => {
    for (const car of DEMO_CARS) {
      const { relocationRequest, registrationNumber, driverContact, owner } = car;
      expect(relocationRequest !== undefined, car.name).toBe(isRelocation(car));
      if (!relocationRequest) continue;
      const { firstname, lastname } = demoPerson(owner);
      expect(relocationRequest).toMatchObject({
        registrationNumber,
        driverContact,
        userName: `${firstname} ${lastname}`,
      });
    }
  });

  test('fill the tiles of the buy page, and include trucks, vans and pickups', () => {
    const types = DEMO_CARS.map(({ carType }) => carType);
    for (const type of ['Saloon', 'SUV', '4x4', 'Truck', 'Tipper truck', 'Van', 'Pickup']) {
      expect(types).toContain(type);
    }
  });
});

describe('price, plate and form', () => {
  test('prices run from ₵50,000 (Vitz) to ₵400,000 (Hilux), with a median of about ₵150,000', () => {
    const byPrice = DEMO_CARS.toSorted((a, b) => a.price - b.price);
    expect(byPrice.at(0)).toMatchObject({ model: 'Vitz', price: 50_000 });
    expect(byPrice.at(-1)).toMatchObject({ model: 'Hilux', price: 400_000 });
    const middle = median(DEMO_CARS.map(({ price }) => price));
    expect(Math.abs(middle - 150_000)).toBeLessThanOrEqual(5000);
  });

  test('each car has its own Ghanaian plate, registered no earlier than it was built', () => {
    expect(repeated(DEMO_CARS.map(({ registrationNumber }) => registrationNumber))).toEqual([]);
    for (const { registrationNumber, year, name } of DEMO_CARS) {
      expect(registrationNumber, name).toMatch(/^[A-Z]{2} \d{4}-\d{2}$/);
      expect(2000 + Number(registrationNumber.slice(-2)), name).toBeGreaterThanOrEqual(year);
    }
  });

  test('the upload form accepts every car as it is', () => {
    for (const { relocationRequest, owner, ...car } of DEMO_CARS) {
      const { firstname, lastname, email, phoneNumber } = demoPerson(owner);
      const sent = UploadCarBody.safeParse({
        ...car,
        userName: `${firstname} ${lastname}`,
        userEmail: email,
        phone: phoneNumber,
        date: '2030-01-01T09:00',
        relocationRequest: JSON.stringify(relocationRequest),
      });
      expect(sent.error, car.name).toBeUndefined();
      expect(sent.data?.relocationRequest ?? undefined, car.name).toEqual(relocationRequest);
    }
  });
});

describe('details', () => {
  test('every card shows at least one, and a car for sale as many as there is room for', () => {
    for (const car of DEMO_CARS) {
      const said = cardFacts(CAR_FACTS, carFactKind(car), car.facts ?? {});
      const least = isRelocation(car) ? 1 : FACTS_ON_CARD;
      expect(said.length, car.name).toBeGreaterThanOrEqual(least);
    }
  });

  test('each is one that a vehicle of its kind can have', () => {
    for (const car of DEMO_CARS) {
      const names = factsOf(CAR_FACTS, carFactKind(car)).map(([name]) => name);
      expect(names, car.name).toEqual(expect.arrayContaining(Object.keys(car.facts ?? {})));
    }
  });

  test('each is read back unchanged from the form', () => {
    for (const { name, facts = {} } of DEMO_CARS) {
      const texts = factTexts(CAR_FACTS, facts);
      for (const [fact, value] of Object.entries(facts) as [keyof typeof facts, unknown][]) {
        const read = readFact(CAR_FACTS[fact], texts[fact]);
        expect(read, `${fact} of ${name}`).toEqual({ ok: true, value });
      }
    }
  });
});

describe('pictures', () => {
  test('each car has its own', () => {
    expect(repeated(DEMO_CARS.flatMap(({ pictures }) => pictures))).toEqual([]);
  });

  test('the words name the colour that the pictures show', () => {
    for (const { name, description, pictures } of DEMO_CARS) {
      const colour = pictures[0].match(/red|white|green|sand|grey|blue|silver|black|yellow/)?.[0];
      expect(`${name} ${description}`.toLowerCase()).toContain(colour);
    }
  });
});
