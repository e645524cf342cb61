import { describe, expect, test } from 'vitest';
import {
  internationalPhone,
  isPhone,
  normalisePhone,
  REGIONS,
  telLink,
  whatsappLink,
} from './ghana.ts';
import { ALL_TOWNS, TOWNS, townsOf } from './towns.ts';

// §5/24
test('the regions are the sixteen of the specification, in its order', () => {
  expect(REGIONS.join(', ')).toBe(
    'Greater Accra, Ashanti, Western, Eastern, Northern, Volta, Central, Upper East, Upper West, ' +
      'Savannah, Bono, Bono East, Ahafo, Oti, Western North, North East',
  );
});

test('every region has towns, each named once', () => {
  for (const region of REGIONS) {
    expect(TOWNS[region].length).toBeGreaterThan(5);
    expect(new Set(TOWNS[region]).size).toBe(TOWNS[region].length);
  }
});

test('towns are suggested for the region, or else for the whole country, each once', () => {
  expect(townsOf('North East')).toEqual(TOWNS['North East']);
  expect(townsOf('')).toBe(ALL_TOWNS);
  expect(new Set(ALL_TOWNS).size).toBe(ALL_TOWNS.length);
});

describe('phone numbers', () => {
  // §9/18
  test.each([
    '0244123456',
    '+233244123456',
    '024 412 3456',
    '(024) 412-3456',
    '1234567',
    '123456789012345',
  ])('can be %s', (phone) => {
    expect(isPhone(phone)).toBe(true);
  });

  // §5/37, §9/18
  test.each(['', '123456', '1234567890123456', '++233244123456', '024412345x', '0244+123456', '+'])(
    'cannot be %j',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );

  // §7/39, §9/32
  test.each([
    ['0244123456', '233244123456'],
    ['024 412 3456', '233244123456'],
    ['244123456', '233244123456'],
    ['233244123456', '233244123456'],
    ['+233244123456', '233244123456'],
    ['+233 (0)24 412 3456', '233244123456'],
    ['00233244123456', '233244123456'],
    ['+44 7700 900123', '447700900123'],
    ['233123456', '233233123456'],
  ])('like %s are dialled as %s', (phone, digits) => {
    expect(internationalPhone(phone)).toBe(digits);
  });

  test('lose what people write between the digits', () => {
    expect(normalisePhone('024-412.3456')).toBe('0244123456');
  });

  // §9/19
  test('lose a zero that cannot be dialled after the prefix', () => {
    expect(normalisePhone('+233 (0)24-412.3456')).toBe('+233244123456');
    expect(normalisePhone('00233 (0)24 412 3456')).toBe('00233244123456');
    expect(normalisePhone('2330244123456')).toBe('233244123456');
  });

  // §7/39, §7/41
  test('become links for calls and WhatsApp', () => {
    expect(telLink('0244123456')).toBe('tel:+233244123456');
    expect(whatsappLink('0244123456')).toBe('https://wa.me/233244123456');
    expect(whatsappLink('0244123456', 'Hello & welcome?')).toBe(
      'https://wa.me/233244123456?text=Hello%20%26%20welcome%3F',
    );
  });
});
