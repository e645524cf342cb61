import { PLACES } from '#domain/places/gazetteer.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';

/** Half of the listings in Accra and Kumasi, the others in all towns; half of each where a town's pin is, half around it. */
export async function spreadListings({ pool }: DatabaseConnection): Promise<void> {
  const places = PLACES.filter(({ kind }) => kind !== 'landmark');
  const cities = places.filter(
    ({ kind, region }) =>
      kind === 'neighbourhood' && (region === 'Greater Accra' || region === 'Ashanti'),
  );
  const json = (of: typeof places) => JSON.stringify(of.map(({ lat, lng }) => [lat, lng]));
  await pool.query(
    `with numbered as (select id, row_number() over (order by created_at, id) as n from listings where kind = 'property')
     update listings set (lat, lng, pin_radius) = (
       select least(11.1, (place ->> 0)::float8 + jitter * (random() - 0.5)),
         greatest(-3.2, (place ->> 1)::float8 + jitter * (random() - 0.5)), 1000
       from (select case when n % 2 = 0
           then $1::jsonb -> ((n / 2) % ${cities.length})::integer
           else $2::jsonb -> ((n / 2) % ${places.length})::integer end as place,
         case when n % 4 < 2 then 0 else 0.03 end as jitter) as chosen)
     from numbered where numbered.id = listings.id`,
    [json(cities), json(places)],
  );
}
