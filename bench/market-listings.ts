import type { ClientBase } from 'pg';
import { PLACES } from '#domain/places/gazetteer.ts';
import { type Random, seeded } from '#server/testing/seeded.ts';

/** Words that half of all descriptions contain, and as many that few contain: a tenth of the words make up half of the texts. */
const FREQUENT_WORDS =
  'spacious walled gated tiled kitchen polytank junction quiet parking security prepaid tarred borehole wardrobe balcony garden family school market church'.split(
    ' ',
  );
const RARE_WORDS = 180;
/** The rarest word is in one of this many listings. */
const RAREST_EVERY = 20_000;
const RAREST_WORD = 'observatory';

/** Texts for each half of a description; a listing has one of each. */
const TEXTS = 4_096;
const RARE_A_TEXT = 12;

/** Slots from which a listing's place is drawn: half of them are in Greater Accra and Ashanti. */
const PLACE_SLOTS = 2_000;

/**
 * Fills the database like the real market: half of the homes in Greater Accra and Ashanti, popular places and categories far
 * ahead, prices over three orders of magnitude, facts for two in three; and a quarter as many cars. The same count always gives
 * the same listings.
 */
export async function fillAsMarket(client: ClientBase, count: number): Promise<void> {
  const random = seeded(11);
  const texts = [textsOf(random, frequentWords), textsOf(random, rareWords)];
  await client.query(LISTERS);
  await client.query(
    'create temporary table bench_places as select * from jsonb_to_recordset($1) as place (slot integer, name text, region text, lat float8, lng float8)',
    [JSON.stringify(placeSlots(random))],
  );
  await client.query(
    `create temporary table bench_texts as select part - 1 as part, k - 1 as k, text
       from jsonb_array_elements($1) with ordinality as parts (texts, part), jsonb_array_elements_text(texts) with ordinality as each (text, k)`,
    [JSON.stringify(texts)],
  );
  await client.query(HOMES, [count]);
  await client.query(CARS, [Math.floor(count / 4)]);
  await client.query('select count_search_vocabulary()');
}

const textsOf = (random: Random, words: (random: Random) => string[]) =>
  Array.from({ length: TEXTS }, () => `${words(random).join(', ')}.`);

const frequentWords = (random: Random) => FREQUENT_WORDS.filter(() => random() < 0.5);

const rareWords = (random: Random) =>
  Array.from({ length: RARE_A_TEXT }, () => rareWord(Math.floor(RARE_WORDS * random() ** 2)));

/** Makes words like those of languages: two or three syllables, one word per number. */
function rareWord(n: number): string {
  const syllables = 'ba ko di mu ne sa fo ri lu te wa gyi nya'.split(' ');
  const at = (k: number) => syllables[k % syllables.length];
  return `${at(n)}${at(Math.floor(n / syllables.length) + 5)}${at(n * 7 + 3)}`;
}

function placeSlots(random: Random) {
  const places = PLACES.filter(({ kind }) => kind !== 'landmark');
  const isCrowded = ({ region }: { region: string }) =>
    region === 'Greater Accra' || region === 'Ashanti';
  const crowded = places.filter(isCrowded);
  const others = places.filter((place) => !isCrowded(place));
  return Array.from({ length: PLACE_SLOTS }, (_, slot) => {
    const from = slot % 2 === 0 ? crowded : others;
    // The first of a region's places get most of its listings.
    const place = from[Math.floor(from.length * random() ** 1.6)];
    return { slot, name: place?.name, region: place?.region, lat: place?.lat, lng: place?.lng };
  });
}

const LISTERS = `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location)
  select gen_random_uuid(), 'lister' || n || '@bench.example', 'none', 'Agent', 'Kofi', 'Boateng', '+233244000000', 'Accra'
  from generate_series(1, 200) n`;

/** A number from 0 up to a bound, hashed from the listing's number and a salt. */
const hash = (salt: string, bound: number | string) =>
  `(abs(hashtext(n || '${salt}')::bigint) % ${bound})`;

/** The market's shares of each category, in twentieths. */
const CATEGORIES = `(values (0, 9, 'PropertyRentals', 'Apartments', 200000), (9, 11, 'PropertyRentals', 'Office', 500000),
  (11, 14, 'PropertySales', 'Land', 15000000), (14, 16, 'PropertySales', 'Houses For Sale', 80000000),
  (16, 18, 'Short-Stay', 'Guest House', 30000), (18, 20, 'Short-Stay', 'Hotels', 60000)) category (lowest, beyond, property_type, subtype, price)`;

const FACTS = `case when ${hash('told', 3)} = 0 then '{}' else jsonb_strip_nulls(case subtype
  when 'Land' then jsonb_build_object('plot', '70x100',
    'title', (array['freehold', 'leasehold', 'stool', 'family'])[1 + ${hash('title', 4)}],
    'documents', case when ${hash('documents', 11)} = 0 then '["certificate", "site-plan"]'::jsonb else '["indenture"]' end)
  when 'Office' then jsonb_build_object('floorArea', 20 + ${hash('area', 2000)}, 'lift', nullif(${hash('lift', 7)} = 0, false))
  else jsonb_build_object('bedrooms', (array[1, 2, 3, 2, 4, 3, 2, 1, 5, 9])[1 + ${hash('bedrooms', 10)}],
    'bathrooms', 1 + ${hash('bathrooms', 3)}, 'furnished', (array['no', 'partly', 'fully'])[1 + ${hash('furnished', 3)}],
    'floorArea', 20 + ${hash('area', 500)}, 'pool', nullif(${hash('pool', 101)} = 0, false),
    'water', case when ${hash('water', 4)} = 0 then '["borehole", "polytank"]'::jsonb else '["mains"]' end) end) end`;

const HOMES = `insert into listings (id, kind, lister_id, name, description, price_pesewas, location, address, region, condition,
    property_type, subtype, facts, created_at, lat, lng, pin_radius)
  select gen_random_uuid(), 'property', lister.id,
    (array['Two-bedroom ', 'Executive ', 'Newly built ', 'Affordable ', 'Chamber and hall '])[1 + ${hash('name', 5)}]
      || lower(subtype) || ' at ' || place.name || ' ' || n,
    often.text || ' ' || seldom.text || case when n % ${RAREST_EVERY} = 0 then ' Beside the ${RAREST_WORD}.' else '' end,
    -- Most at a third of the usual price, few at thirty times as much.
    (price / 3 * exp(4.5 * power(${hash('price', 1000)} / 1000.0, 3)))::bigint,
    place.name, 'House ' || n, place.region, (array['Newly built', 'Renovated', 'Fairly Used'])[1 + ${hash('condition', 3)}],
    property_type, subtype, ${FACTS}, now() - n * interval '7 seconds',
    -- Half where the town's pin is, half around it.
    least(11.1, place.lat + case when n % 2 = 0 then 0 else (${hash('lat', 1000)} - 500) / 20000.0 end),
    greatest(-3.2, place.lng + case when n % 2 = 0 then 0 else (${hash('lng', 1000)} - 500) / 20000.0 end), 1000
  from generate_series(1, $1::integer) n
  join ${CATEGORIES} on ${hash('category', 20)} >= lowest and ${hash('category', 20)} < beyond
  join bench_places place on place.slot = ${hash('place', PLACE_SLOTS)}
  join bench_texts often on often.part = 0 and often.k = ${hash('often', TEXTS)}
  join bench_texts seldom on seldom.part = 1 and seldom.k = ${hash('seldom', TEXTS)}
  join (select id, row_number() over (order by email) - 1 as k from users) lister on lister.k = ${hash('lister', 200)}`;

const CARS = `insert into listings (id, kind, lister_id, name, description, price_pesewas, brand, model, year, mileage, location, region,
    condition, transmission, fuel_type, car_type, registration_number, user_name, user_email, phone, available_from,
    driver_name, driver_email, driver_contact, city_or_town, created_at)
  select gen_random_uuid(), 'car', lister.id, brand || ' ' || model || ' ' || n, often.text, 4000000 + ${hash('carprice', 40000000)},
    brand, model, 2000 + ${hash('year', 25)}, ${hash('mileage', 300000)}, place.name, place.region, 'Used', 'Manual', 'Petrol',
    'Saloon', 'GR 1-20', 'Kofi', 'kofi@bench.example', '+233244000000', now(), 'Kofi', 'kofi@bench.example', '+233244000000',
    place.name, now() - n * interval '28 seconds'
  from generate_series(1, $1::integer) n
  join (values (0, 'Toyota', 'Corolla'), (1, 'Toyota', 'Vitz'), (2, 'Toyota', 'Hilux'), (3, 'Toyota', 'RAV4'), (4, 'Kia', 'Picanto'),
    (5, 'Kia', 'Sportage'), (6, 'Hyundai', 'Elantra'), (7, 'Hyundai', 'i10'), (8, 'Nissan', 'Navara'), (9, 'Honda', 'Civic')
  ) made (k, brand, model) on made.k = ${hash('model', 10)}
  join bench_places place on place.slot = ${hash('carplace', PLACE_SLOTS)}
  join bench_texts often on often.part = 0 and often.k = ${hash('cartext', TEXTS)}
  join (select id, row_number() over (order by email) - 1 as k from users) lister on lister.k = ${hash('carlister', 200)}`;
