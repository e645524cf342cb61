import { type Kysely, sql } from 'kysely';

/**
 * Beside the keys of its facts, a listing that tells some has keys of its kind and its place ('@region=Volta'): so one
 * index finds the few that are there and tell it, among many that are elsewhere. Frozen in time: imports nothing of ours.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(KEYED)) {
    for (const statement of statements(table, Object.entries(columns))) {
      await sql.raw(statement).execute(db);
    }
  }
}

/** By the names that lists are narrowed by. */
const KEYED: Record<string, Record<string, string>> = {
  properties: { region: 'region', subtype: 'subtype', propertyType: 'property_type' },
  cars: {
    region: 'region',
    condition: 'condition',
    transmission: 'transmission',
    fuelType: 'fuel_type',
  },
};

const statements = (table: string, columns: [name: string, column: string][]) => [
  `create or replace function ${table}_fact_keys() returns trigger language plpgsql set search_path from current as $$
    begin
      new.fact_keys := fact_keys(new.facts);
      if new.fact_keys <> '{}' then
        new.fact_keys := new.fact_keys || array[${columns
          .map(([name, column]) => `'@${name}=' || new.${column}`)
          .join(', ')}];
      end if;
      return new;
    end $$`,
  `create or replace trigger ${table}_fact_keys
    before insert or update of facts, ${columns.map(([, column]) => column).join(', ')} on ${table}
    for each row execute function ${table}_fact_keys()`,
  `update ${table} set facts = facts where facts <> '{}'`,
];
