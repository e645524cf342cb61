import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CAR_FACT_GROUPS, CAR_FACTS } from '../cars/facts.ts';
import { PROPERTY_FACT_GROUPS, PROPERTY_FACTS } from '../properties/facts.ts';
import type { FactTable, FactValues } from './fact.ts';
import { factChips, factConditions, factParameters, readParameter } from './fact-filters.ts';
import { factsAfter } from './facts-after.ts';
import { checkFacts, type GivenFact, readFact, storedFacts } from './read-fact.ts';
import { redactFacts } from './redact-facts.ts';
import { cardFacts, groupedFacts, sayFact } from './say-fact.ts';
import { factFields, factFilters, factsResponse } from './schema.ts';

describe.each([
  ['properties', PROPERTY_FACTS as FactTable, PROPERTY_FACT_GROUPS],
  ['cars', CAR_FACTS as FactTable, CAR_FACT_GROUPS],
])('the table of the details of %s', (_kind, table, groups) => {
  test('puts every detail under one of its headings', () => {
    for (const { group } of Object.values(table)) expect(Object.keys(groups)).toContain(group);
  });

  test('has a parameter of its own for every filter', () => {
    const parameters = factParameters(table).map(({ parameter }) => parameter);
    expect(new Set(parameters).size).toBe(parameters.length);
  });
});

describe('a detail in a form', () => {
  const { bedrooms, furnished, water, pets, breakfast, deposit, freeFrom, plot, checkInFrom } =
    PROPERTY_FACTS;
  test.each<[string, Parameters<typeof readFact>[0], GivenFact, unknown]>([
    ['a number', bedrooms, ' 2 ', 2],
    ['a number of JSON', bedrooms, 0, 0],
    ['nothing', bedrooms, '  ', null],
    ['null', bedrooms, null, null],
    ['a choice', furnished, 'partly', 'partly'],
    ['several, in the order of the table', water, 'polytank, mains', ['mains', 'polytank']],
    ['several of JSON', water, ['borehole'], ['borehole']],
    ['yes', pets, 'yes', true],
    ['no', pets, false, false],
    ['what is no flag', breakfast, 'no', null],
    ['money', deposit, '₵2,000.50', 2000.5],
    ['a day', freeFrom, '2026-12-01', '2026-12-01'],
    ['a plot as people say it', plot, '70 by 100 ft', '70x100'],
    ['an hour', checkInFrom, '2 pm', '14:00'],
    ['midday', checkInFrom, '12pm', '12:00'],
    ['midnight', checkInFrom, '12 am', '00:00'],
    ['a load with a decimal', CAR_FACTS.load, '3.5', 3.5],
    ['a chassis number', CAR_FACTS.vin, 'jtdbr32e-720012345', 'JTDBR32E720012345'],
  ])('is read from %s', (_what, fact, given, value) => {
    expect(readFact(fact, given)).toEqual({ ok: true, value });
  });

  test.each<[string, Parameters<typeof readFact>[0], GivenFact, string]>([
    ['a half bedroom', bedrooms, '2.5', 'Please enter a whole number from 0 to 50.'],
    ['more than there can be', bedrooms, '51', 'Please enter a whole number from 0 to 50.'],
    ['hexadecimal', bedrooms, '0x2', 'Please enter a whole number from 0 to 50.'],
    ['another choice', furnished, 'constructor', 'Please choose from: no, partly, fully.'],
    [
      'one of several unknown',
      water,
      'mains,wine',
      'Please choose from: mains, borehole, polytank.',
    ],
    ['perhaps', pets, 'maybe', 'Please choose from: yes, no.'],
    ['no money', deposit, 'much', 'Please enter a price in cedi, such as 1,250.00.'],
    ['a day that does not exist', freeFrom, '2026-02-30', 'Please enter a valid date.'],
    ['half a plot', plot, '70', 'Please enter two numbers in feet, such as 70 x 100.'],
    ['13 pm', checkInFrom, '13 pm', 'Please enter a time, such as 14:00.'],
    [
      'control characters',
      CAR_FACTS.colour,
      're\u0000d',
      'This text has characters we can’t read. Please type it again.',
    ],
    [
      'two decimals',
      CAR_FACTS.load,
      '3.55',
      'Please enter a number from 0.1 to 60, with up to one decimal.',
    ],
  ])('is refused when it is %s', (_what, fact, given, problem) => {
    expect(readFact(fact, given)).toEqual({ ok: false, problem });
  });
});

test('details are written out in words', () => {
  expect(sayFact(PROPERTY_FACTS.advance, 1)).toBe('1 month');
  expect(sayFact(PROPERTY_FACTS.yearBuilt, 1988)).toBe('1988');
  expect(sayFact(PROPERTY_FACTS.agentFee, 0)).toBe('None');
  expect(sayFact(PROPERTY_FACTS.floorArea, 1250)).toBe('1,250 m²');
  expect(sayFact(PROPERTY_FACTS.water, ['mains', 'polytank'])).toBe('Mains, Polytank');
  expect(sayFact(PROPERTY_FACTS.plot, '70x100')).toBe('70 × 100 ft (650 m²)');
  expect(sayFact(PROPERTY_FACTS.litigation, false)).toBe('No');
  expect(sayFact(CAR_FACTS.load, 3.5)).toBe('3.5 t');
});

// §2.7/24
test('a home for rent shows what tenants ask about', () => {
  const facts = {
    shared: ['kitchen' as const],
    lightHours: 18,
    waterHours: 24,
    gate: 'compound' as const,
    households: 4,
    landlordThere: true,
    included: ['water' as const],
    serviceCharge: 150,
  };
  const said = groupedFacts(PROPERTY_FACTS, PROPERTY_FACT_GROUPS, 'Houses', facts).flatMap(
    ({ facts }) => facts.map(({ fact, text }) => `${fact.label}: ${text}`),
  );
  expect(said).toEqual([
    'Shared with other tenants: Kitchen',
    'Light on a typical day: 18 hours',
    'Water on a typical day: 24 hours',
    'Gate: Compound house, shared gate',
    'Households sharing it: 4',
    'Landlord on the premises: Yes',
    'Included in the rent: Water',
    'Monthly service charge: ₵150.00',
  ]);
  expect(groupedFacts(PROPERTY_FACTS, PROPERTY_FACT_GROUPS, 'Hotels', facts)).toEqual([]);
});

// §2.7/25
test('an advance above the legal limit comes with a note about the law', () => {
  const { note } = PROPERTY_FACTS.advance;
  expect(note(6)).toBeUndefined();
  expect(note(7)).toContain('section 25(5)');
});

test('a card shows the three details that matter most', () => {
  const flat = { bedrooms: 2, bathrooms: 2, furnished: 'fully', selfContained: true } as const;
  expect(cardFacts(PROPERTY_FACTS, 'Apartments', flat)).toEqual([
    '2 bedrooms',
    '2 baths',
    'furnished',
  ]);
  expect(
    cardFacts(CAR_FACTS, 'for-sale', { drive: '4wd', duty: 'paid', usage: 'foreign-used' }),
  ).toEqual(['Foreign used', 'duty paid', '4WD']);
});

test('a listing’s page groups details under headings, and shows only those of its kind', () => {
  const facts = { bedrooms: 2, water: ['mains' as const], title: 'freehold' as const };
  const groups = groupedFacts(PROPERTY_FACTS, PROPERTY_FACT_GROUPS, 'Apartments', facts);
  expect(groups.map(({ title, facts }) => [title, facts.map(({ text }) => text)])).toEqual([
    ['Rooms and size', ['2']],
    ['Water, light and internet', ['Mains']],
  ]);
});

test('an edit keeps what it leaves out, and drops what it empties or what the kind cannot have', () => {
  const before = { bedrooms: 3, furnished: 'no', advance: 6 } as const;
  expect(
    factsAfter(
      PROPERTY_FACTS,
      'Houses For Sale',
      { bedrooms: null, toilets: 2 },
      { kind: 'Houses', facts: before },
    ),
  ).toEqual({ furnished: 'no', toilets: 2 });
});

test('stored details that this version cannot read are left out', () => {
  expect(storedFacts(PROPERTY_FACTS, { bedrooms: 2, furnished: 'golden', gone: 1 })).toEqual({
    bedrooms: 2,
  });
  expect(storedFacts(PROPERTY_FACTS, null)).toEqual({});
});

test('others see only the end of a chassis number', () => {
  const facts = { vin: 'JTDBR32E720012345', seats: 5 };
  expect(redactFacts(CAR_FACTS, facts)).toEqual({ vin: '•••••••••••••2345', seats: 5 });
});

/** To add a fact, an entry in a copy of the table is enough. */
const withTerrace = {
  ...PROPERTY_FACTS,
  terraces: {
    type: 'number',
    label: 'Terraces',
    group: 'rooms',
    on: ['Apartments'],
    min: 1,
    max: 9,
    filter: 'at-least',
    schemaOrg: 'numberOfTerraces',
  },
} as const satisfies FactTable;

describe('a detail added to a table', () => {
  const facts: FactValues<typeof withTerrace> = { terraces: 2 };

  test('has a field in the form, which is read and checked', () => {
    const form = z.object(factFields(withTerrace));
    expect(form.parse({ terraces: '2' })).toEqual(facts);
    expect(form.safeParse({ terraces: 'many' }).error?.issues[0]).toMatchObject({
      path: ['terraces'],
      message: 'Please enter a whole number from 1 to 9.',
    });
  });

  test('appears in responses and on the listing’s page', () => {
    expect(factsResponse(withTerrace).parse(facts)).toEqual(facts);
    expect(JSON.stringify(z.toJSONSchema(factsResponse(withTerrace)))).toContain('"Terraces"');
    const [group] = groupedFacts(withTerrace, PROPERTY_FACT_GROUPS, 'Apartments', facts);
    expect(group).toMatchObject({ title: 'Rooms and size', facts: [{ text: '2' }] });
  });

  test('has a filter with a parameter, a chip and a condition', () => {
    const query = z.object(factFilters(withTerrace)).parse({ minTerraces: '8' });
    expect(query.minTerraces).toBe('8');
    expect(factChips(withTerrace, query)).toEqual([{ name: 'minTerraces', label: 'Terraces: 8+' }]);
    expect(factConditions(withTerrace, query)).toEqual([
      { name: 'terraces', min: 8, isCounted: true },
    ]);
  });
});

describe('a required detail', () => {
  const required = {
    ...PROPERTY_FACTS,
    terraces: { ...withTerrace.terraces, required: true },
  } as const satisfies FactTable;
  type Form = Parameters<typeof factsAfter<typeof required>>[2];
  const saved = (form: Form, before?: FactValues<typeof required>, kind = 'Apartments') =>
    factsAfter(required, 'Apartments', form, before && { kind, facts: before });
  const problem = expect.objectContaining({ fields: { terraces: 'Please fill in this field.' } });

  test('is asked for in the form of listings that can have it', () => {
    const { fields } = checkFacts(required, 'Apartments', { terraces: ' ' }) as { fields: object };
    expect(fields).toEqual({ terraces: 'Please fill in this field.' });
    expect(checkFacts(required, 'Apartments', { terraces: '2' }).ok).toBe(true);
    expect(checkFacts(required, 'Land', {}).ok).toBe(true);
  });

  test('is required of new listings by the server', () => {
    expect(() => saved({})).toThrow(problem);
    expect(saved({ terraces: 2 })).toEqual({ terraces: 2 });
    expect(factsAfter(required, 'Land', {})).toEqual({});
  });

  // §2.7/26
  test('is required of older listings once they send details or change their kind', () => {
    expect(() => saved({ terraces: null }, { bedrooms: 2 })).toThrow(problem);
    expect(() => saved({ bedrooms: 3 }, { bedrooms: 2 })).toThrow(problem);
    expect(() => saved({}, { bedrooms: 2 }, 'Land')).toThrow(problem);
    expect(saved({}, { bedrooms: 2 })).toEqual({ bedrooms: 2 });
    expect(saved({ bedrooms: 3 }, { terraces: 2 })).toEqual({ bedrooms: 3, terraces: 2 });
  });

  test('is described as required in the API document', () => {
    const { properties = {} } = z.toJSONSchema(z.object(factFields(required)), { io: 'input' });
    expect(properties.terraces).toMatchObject({
      description:
        'Terraces. Must be said by a new listing of those that have it (Apartments), and once an edit sends facts or changes what it is.',
    });
    expect(properties.bedrooms).toMatchObject({ description: 'Bedrooms' });
  });

  test('cannot be one that is only ticked', () => {
    const ticked = { type: 'flag', label: 'Terrace', group: 'rooms' } as const;
    // @ts-expect-error: a lister without it could not say so.
    expect({ terrace: { ...ticked, required: true } } satisfies FactTable).toBeDefined();
  });
});

describe('filters by details', () => {
  const named = (wanted: string) => {
    const parameter = [...factParameters(PROPERTY_FACTS), ...factParameters(CAR_FACTS)].find(
      ({ parameter }) => parameter === wanted,
    );
    if (!parameter) throw new Error(`no parameter ${wanted}`);
    return parameter;
  };
  test.each([
    ['furnished', 'fully,partly', 'partly,fully'],
    ['furnished', 'fully,golden', undefined],
    ['road', 'tarred,untarred', undefined],
    ['breakfast', 'yes', 'yes'],
    ['breakfast', 'no', undefined],
    ['litigation', 'no', 'no'],
    ['minBedrooms', '2', '2'],
    ['minBedrooms', '-1', undefined],
    ['maxEngine', '1,800', '1800'],
    ['minLoad', '3.5', '3.5'],
  ])('are read from %s=%s', (parameter, given, read) => {
    expect(readParameter(named(parameter), given)).toBe(read);
  });

  test('combine bounds, and match any of several values', () => {
    const query = { minEngine: '1000', maxEngine: '2000', duty: 'paid,not-needed' };
    expect(factConditions(CAR_FACTS, query)).toEqual(
      expect.arrayContaining([
        { name: 'engine', min: 1000, max: 2000, isCounted: false },
        { name: 'duty', values: ['paid', 'not-needed'] },
      ]),
    );
  });

  test('say in words on their chips what they are set to', () => {
    expect(
      factChips(PROPERTY_FACTS, {
        minBedrooms: '2',
        furnished: 'partly,fully',
        breakfast: 'yes',
        road: 'tarred',
      }),
    ).toEqual([
      { name: 'minBedrooms', label: 'Bedrooms: 2+' },
      { name: 'furnished', label: 'Partly furnished', left: 'fully' },
      { name: 'furnished', label: 'Fully furnished', left: 'partly' },
      { name: 'breakfast', label: 'Breakfast included' },
      { name: 'road', label: 'Access road: Tarred' },
    ]);
  });
});
