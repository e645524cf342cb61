import { type Kysely, sql } from 'kysely';

/**
 * search_text has what facts tell, the texts without accents, what is counted ('2bedroom') and abbreviations in full, and what
 * a listing is stands apart in it. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of FUNCTIONS) await sql.raw(statement).execute(db);
  for (const statements of TRIGGERS) {
    await db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
    });
  }
  // What follows waits for transactions under way, and nobody waits for it.
  await sql.raw('set lock_timeout = 0').execute(db);
  for (const table of ['properties', 'cars']) {
    await writeAnew(db, table);
    await sql.raw(`vacuum (analyze) ${table}`).execute(db);
  }
  await sql.raw('reset lock_timeout').execute(db);
}

/** Rows are rewritten beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const BATCH = 500;

/** Has the triggers make search_text of every row, a few rows at a time, so that no call waits for long. */
async function writeAnew(db: Kysely<unknown>, table: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      with batch as (
        select id from ${sql.table(table)} where id > ${after}::uuid order by id limit ${sql.lit(BATCH)}
      ), written as (
        update ${sql.table(table)} each set name = name from batch where each.id = batch.id
      )
      select id from batch order by id desc limit 1`.execute(db);
    const last = rows[0];
    if (!last) return;
    after = last.id;
  }
}

/** Letters with accents and those of Ghana's languages by the letters that people type, then accents by themselves, which go. */
function plainLetters(): { from: string; to: string } {
  let [from, to] = ['ɛɔŋɖƒɣʋʒɩʊ', 'eondfgvziu'];
  for (let code = 0xe0; code <= 0x24f; code += 1) {
    const letter = String.fromCharCode(code);
    const [plain = '', ...accents] = letter.normalize('NFD');
    if (!/[a-z]/.test(plain) || accents.length === 0) continue;
    from += letter;
    to += plain;
  }
  from += '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030c\u0323\u0327\u0328\u0331';
  return { from, to };
}

const { from, to } = plainLetters();
const HYPHENS = '‐‑–';
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
NUMBERS.push('eleven', 'twelve');
const NUMBER = NUMBERS.join('|');
const IN_DIGITS = `array[${NUMBERS.map((number) => `'${number}'`).join(', ')}]`;
const BETWEEN = `[\\s${HYPHENS}-]`;

/** A number, up to two words, and what is counted. */
const COUNTED = `(?<![a-z0-9])(\\d{1,2}|${NUMBER})(?:${BETWEEN}+(?!(?:${NUMBER}|bed|bath)[a-z]*)[a-z]+(?=${BETWEEN})){0,2}${BETWEEN}*(bedrooms?|bed|bdrms?|bdr|brs?|bathrooms?|baths?|seats?|seaters?)(?![a-z0-9])`;

/** What a regular expression finds in the texts, each once, by an expression of its groups. */
const found = (pattern: string, expression: string) => `coalesce((
  select pg_catalog.string_agg(distinct ${expression}, ' ')
  from pg_catalog.regexp_matches(whole, '${pattern}', 'g') m), '')`;

const digits = (word: string) =>
  `coalesce(pg_catalog.array_position(${IN_DIGITS}, ${word})::text, ${word})`;

const FUNCTIONS = [
  // Plain ASCII, which most texts are, has as many bytes as characters.
  `create or replace function search_fold(text) returns text
  language sql immutable parallel safe
  return case when pg_catalog.octet_length($1) = pg_catalog.char_length($1) then pg_catalog.lower($1)
    else pg_catalog.translate(pg_catalog.lower($1), '${from}', '${to}') end`,

  // 'own-meter' of a choice, not 'unpaid'; a colour is in the lister's own words.
  `create or replace function fact_said(text) returns text
  language sql immutable parallel safe
  return case when $1 ~ '^[0-9]*[a-z][a-z0-9-]*$' and $1 !~ '^(no|not-.*|un.*)$'
    then pg_catalog.replace($1, '-', ' ') end`,
  `create or replace function fact_words(jsonb) returns text
  language sql immutable parallel safe
  return coalesce((
    select string_agg(words, ', ') from (
      select case
          when value = 'true' then label
          when jsonb_typeof(value) = 'number' then case
            when name = 'bedrooms' and value = '0' then 'studio'
            when value::text ~ '^\\d{1,2}$' and value::text::numeric <= 60 then value::text || ' ' || label end
          when jsonb_typeof(value) = 'string' then label || ' '
            || case when name = 'colour' then lower(value #>> '{}') else fact_said(value #>> '{}') end || ' ' || label
          when jsonb_typeof(value) = 'array' then (
            select string_agg(fact_said(each) || ' ' || label, ', ') from jsonb_array_elements_text(value) as each)
        end as words
      from jsonb_each($1) as fact (name, value),
        lateral (select lower(regexp_replace(name, '([A-Z])', ' \\1', 'g')) as label) as labelled
    ) as said), '')`,

  `create or replace function search_document(texts text, kind text) returns text
  language sql immutable parallel safe
  return (
    select pg_catalog.lower(texts) || E'\\n\\x02' || said || E'\\x02\\n'
      || case when plain = pg_catalog.lower(texts) then '' else plain end || E'\\n'
      || ${found(`([[:alnum:]]+(?:[${HYPHENS}-][[:alnum:]]+)+)`, `pg_catalog.regexp_replace(m[1], '[${HYPHENS}-]', '', 'g')`)}
      || ' ' || ${found(
        COUNTED,
        `(${digits('m[1]')})::int || case left(m[2], 2) when 'ba' then 'bathroom' when 'se' then 'seat' else 'bedroom' end`,
      )}
      || ' ' || ${found(
        '(?<![a-z0-9_/])(s/c|b/?q|vw|a/?c)(?![a-z0-9_/])',
        `case left(m[1], 1) when 's' then 'self contained' when 'b' then 'boys quarters' when 'v' then 'volkswagen'
          else 'air conditioning' end`,
      )}
      || E'\\n ' || ${found(`(\\d+|\\m(?:${NUMBER})\\M)`, digits('m[1]'))} || ' '
    from (select plain, said, plain || E'\\n' || said as whole
      from (select search_fold(texts) as plain, search_fold(kind) as said) as folded) as parts)`,
];

const maker = (table: string, columns: string, texts: string, kind: string) => [
  `create or replace function ${table}_search_text() returns trigger language plpgsql set search_path from current as $$
    begin
      new.search_text := search_document(concat_ws(E'\\n', ${texts}), concat_ws(E'\\n', ${kind}));
      return new;
    end $$`,
  `create or replace trigger ${table}_search_text before insert or update of ${columns} on ${table}
    for each row execute function ${table}_search_text()`,
];

/** Of what names a vehicle, in lower case. */
const VEHICLE = `lower(new.car_type || E'\\n' || new.name || E'\\n' || new.model)`;

const inOneWord = (column: string) => `regexp_replace(new.${column}, '\\s+', '', 'g')`;

const TRIGGERS = [
  maker(
    'properties',
    'name, description, location, region, address, condition, property_type, subtype, facts',
    `new.name, new.description, new.location, new.region, new.address, new.condition, ${inOneWord('location')}`,
    `new.condition, new.subtype,
      case new.property_type when 'Short-Stay' then 'short stay'
        when 'PropertyRentals' then 'property rental for rent' else 'property sale for sale' end,
      new.region || ' region', ${inOneWord('subtype')}, fact_words(new.facts)`,
  ),
  maker(
    'cars',
    'name, brand, model, description, year, car_type, location, region, city_or_town, condition, transmission, fuel_type, facts',
    `new.name, new.brand, new.model, new.description, new.car_type, new.location, new.region, new.city_or_town,
      ${inOneWord('location')}`,
    `new.brand, new.model, new.year::text, new.car_type, new.condition, new.transmission, new.fuel_type,
      case when ${VEHICLE} ~ '(truck|van|pickup)' then 'car relocation vehicle' else 'car for sale' end,
      case when ${VEHICLE} ~ '(saloon|sedan)' then 'saloon sedan' end,
      case when ${VEHICLE} ~ 'suv' then 'suv' end,
      case when ${VEHICLE} ~ '(4x4|4wd)' then '4x4 suv' end,
      case when ${VEHICLE} ~ '(truck|pickup)' then 'truck' end,
      new.region || ' region', ${inOneWord('brand')}, ${inOneWord('model')}, fact_words(new.facts)`,
  ),
];
