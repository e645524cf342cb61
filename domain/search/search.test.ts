import { describe, expect, test } from 'vitest';
import { CONCEPTS } from './concepts.ts';
import { factWords } from './fact-words.ts';
import { fold } from './fold.ts';
import { searchDocument } from './search-document.ts';
import { hasWords, readSearch } from './search-words.ts';

// §5/9
describe('reading a search', () => {
  test.each([
    ['self contained', ['self', 'contained'], []],
    ['Self-Contained', ['Self', 'Contained'], []],
    ['two–bedroom', ['bedroom'], ['2']],
    ['2bedroom', ['bedroom'], ['2']],
    ['corolla 2015', ['corolla'], ['2015']],
    ['320i 4x4', ['320i', '4x4'], []],
    ['houses properties villas boxes', ['hous', 'propert', 'villa', 'box'], []],
    ['bus Accra ties', ['bus', 'Accra', 'tie'], []],
    ['Osu, Accra.', ['Osu', 'Accra'], []],
    ['a garage A', ['garage'], []],
    ['4,500', ['4,500'], []],
    ['Honda CR-V', ['Honda', 'CRV'], []],
    ['f-150', ['f150'], []],
    ['cx-5', ['cx5'], []],
    ['4-runner', ['runner'], ['4']],
    ['honda-cr-v', ['honda', 'cr', 'v'], []],
    ['2-br', ['br'], ['2']],
    ['pick-up', ['pick', 'up'], []],
    ['100%', ['100%'], []],
    ['- -', ['- -'], []],
    ['“', ['“'], []],
  ])('splits %j into words and numbers', (text, letters, numbers) => {
    const { terms } = readSearch(text);
    expect(terms.flatMap((term) => term.letters)).toEqual(letters);
    expect(terms.flatMap((term) => term.numbers)).toEqual(numbers);
  });
});

const DOCUMENT = searchDocument([
  'Self-contained 2BR at Labadi',
  'Three rooms, twelve minutes from the beach; A/C & TV. Plot 12b.',
]);

// §5/9
describe('a search for words', () => {
  test.each([
    ['labadi self contained', true],
    ['selfcontained', true],
    ['2 br', true],
    ['two labadi', true],
    ['3 room', true],
    ['12 beaches', true],
    ['b at l', true],
    ['12b. ', true],
    ['2 rooms', true],
    ['5 room', false],
    ['1 room', false],
    ['labadi kumasi', false],
    ['l_b', false],
    ['%', false],
    ['cr-v', false],
  ])('finds a text only if every word is there: %j', (text, there) => {
    expect(hasWords(DOCUMENT, readSearch(text))).toBe(there);
  });

  test.each(['CR-V', 'CRV', 'CR V', 'cr–v'])('finds a model written as %s', (written) => {
    const document = searchDocument([`Honda ${written} 2016`]);
    for (const typed of ['cr-v', 'CR-V', 'honda cr-v 2016'])
      expect(hasWords(document, readSearch(typed)), typed).toBe(true);
  });

  test('finds a number typed in part where the exact text stands', () => {
    expect(hasWords(searchDocument(['Corolla 2015']), readSearch('corolla 20'))).toBe(true);
    expect(hasWords(searchDocument(['Block 12 bedrooms']), readSearch('2 bed'))).toBe(true);
    expect(hasWords(searchDocument(['Bed 12']), readSearch('2 bed'))).toBe(false);
  });
});

// §5/9
describe('a thing with several names', () => {
  test.each([
    ['2 bedroom', '2 bedroom', '2bedroom'],
    ['Two-Beds', 'Two-Beds', '2bedroom'],
    ['3br', '3br', '3bedroom'],
    ['7 seater', '7 seater', '7seat'],
    ['Self–contained', 'Self–contained', 'self contained'],
    ['BQ', 'BQ', 'boys quarters'],
    ["boys' quarters", "boys' quarters", 'boys quarters'],
    ['chamber & hall', 'chamber & hall', 'chamber and hall'],
    ['4×4', '4×4', undefined],
    ['4x4', '4x4', 'suv'],
    ['four wheel drive', 'four wheel drive', '4x4'],
    ['Mercedes-Benz', 'Mercedes-Benz', 'benz'],
    ['SUVs', 'SUVs', '4wd'],
  ])('is read as one term: %j', (text, typed, instead) => {
    const [term, ...others] = readSearch(text).terms;
    expect([term?.typed, others]).toEqual([typed, []]);
    if (instead) expect(term?.instead).toContain(instead);
    else expect(term?.instead).toEqual([]);
  });

  test('is found beside other words', () => {
    expect(readSearch('self contained, 2 bedroom at Osu').terms.map(({ typed }) => typed)).toEqual([
      'self contained',
      '2 bedroom',
      'at',
      'Osu',
    ]);
  });

  test('has letters or digits that the trigram index can use', () => {
    for (const { said, finds = said } of CONCEPTS) {
      for (const text of finds) expect(text, text).toMatch(/[a-z0-9]{3}/);
      for (const text of finds) expect(fold(text), text).toBe(text);
    }
  });

  test('shares no name with another', () => {
    const all = CONCEPTS.flatMap(({ said }) => said);
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
  });
});

// §5/9
describe('the details of a listing', () => {
  test.each([
    [{ bedrooms: 2, bathrooms: 1 }, '2 bedrooms, 1 bathrooms'],
    [{ bedrooms: 0 }, 'studio'],
    [{ furnished: 'fully', selfContained: true }, 'furnished fully furnished, self contained'],
    [{ furnished: 'no', pets: false, road: 'untarred', duty: 'unpaid' }, ''],
    [{ duty: 'paid', drive: '4wd' }, 'duty paid duty, drive 4wd drive'],
    [
      { water: ['borehole', 'polytank'], light: ['own-meter'] },
      'borehole water, polytank water, own meter light',
    ],
    [
      { colour: 'Wine Red', vin: 'JTDBR32E720012345', freeFrom: '2026-12-01' },
      'colour wine red colour',
    ],
    [{ floorArea: 120, deposit: 2000, load: 3.5, houseRules: 'No smoking.' }, ''],
  ])('become words to search for: %j', (facts, words) => {
    expect(factWords(facts)).toBe(words);
  });
});

describe('something counted', () => {
  test.each([
    ['Two large bedrooms, one bath', ['2bedroom', '1bathroom'], ['1bedroom']],
    ['3BR with 2 baths', ['3bedroom', '2bathroom'], ['2bedroom']],
    ['two baths three bedrooms', ['2bathroom', '3bedroom'], ['2bedroom']],
    ['12-bedroom hotel', ['12bedroom'], ['2bedroom']],
    ['a 15-seater bus', ['15seat'], []],
  ])('becomes one word with its number: %j', (text, has, hasNot) => {
    const words = searchDocument([text]).split(/\s/);
    expect(words).toEqual(expect.arrayContaining(has));
    expect(words.filter((word) => hasNot.includes(word))).toEqual([]);
  });
});

/** Letters, digits, marks and spaces that a search might trip over. */
const ALPHABET = [..."abehlnostw 2 3 -–.,/&'’%_ɛƐɔŊé\u0301😀İßſ\n"];
const WORDS = [
  'two',
  'bedroom',
  'self',
  'contained',
  '4x4',
  's/c',
  'bq',
  'hotel',
  '2',
  'flats',
  'houses',
  '-',
];

/** The same texts in every run. */
function* randomTexts(count: number): Generator<string> {
  let seed = 42;
  const below = (max: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * max);
  };
  for (let n = 0; n < count; n += 1) {
    yield Array.from({ length: 2 + below(9) }, () =>
      below(2)
        ? (ALPHABET[below(ALPHABET.length)] ?? '')
        : `${WORDS[below(WORDS.length)]}${below(3) ? ' ' : ''}`,
    ).join('');
  }
}

// §5/9
test('every part of a text with three letters in a row finds it, whatever the text contains (specification §5)', () => {
  for (const text of randomTexts(1_500)) {
    const document = searchDocument(['A name', text]);
    const characters = [...text];
    for (let start = 0; start < characters.length; start += 3) {
      const part = characters
        .slice(start, start + 1 + ((start * 7) % 12))
        .join('')
        .trim();
      if (/[a-z0-9]{3}/.test(fold(part)) || !/[a-z]/.test(fold(part)))
        expect(hasWords(document, readSearch(part)), JSON.stringify([text, part])).toBe(true);
    }
  }
});

// §5/9
test.each([
  ['ac', 'With AC, and a garage', true],
  ['ac', 'Plot (ac ready)', true],
  ['ac', 'Near Achimota', true],
  ['ac', 'Spacious house', false],
  ['bq', 'House with bq', true],
  ['s', 'Spacious', true],
  ['s', 'A house', false],
  ['ll house', 'A small house', true],
])('one or two letters are the beginning of a word: %j in %j', (text, name, isFound) => {
  const search = { text, terms: readSearch(text).terms.map((term) => ({ ...term, instead: [] })) };
  expect(hasWords(searchDocument([name]), search)).toBe(isFound);
});
