import { type RawBuilder, sql } from 'kysely';
import type { Measure } from '#domain/overview/measures.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The figures of a day; sums are in pesewas. */
export type DayRow = { day: CalendarDate } & Partial<Record<Measure, number>>;

/** The first day, and the day after the last. */
export interface Span {
  from: CalendarDate;
  until: CalendarDate;
}

/** The counts from each table: an index on creation time has every column they need. */
const SOURCES: readonly RawBuilder<unknown>[] = [
  sql`count(*)::integer as accounts from users`,
  sql`count(*) filter (where property_type = 'Short-Stay')::integer as "shortStays",
    count(*) filter (where property_type = 'PropertyRentals')::integer as rentals,
    count(*) filter (where property_type = 'PropertySales')::integer as sales,
    count(*) filter (where kind = 'car')::integer as cars
    from listings`,
  sql`count(*)::integer as bookings, sum(total_pesewas)::float8 as booked
    from (select * from bookings where status in ('confirmed', 'completed')) as bookings`,
  sql`count(*)::integer as enquiries from enquiries`,
  sql`count(*)::integer as reports from reports`,
  sql`count(*)::integer as reports from conversation_reports`,
];

/** The figures of each day that has any; several rows of a day hold different figures, or add up. */
export async function countByDay(db: Database, { from, until }: Span): Promise<DayRow[]> {
  const found: DayRow[] = [];
  for (const counted of SOURCES) {
    const { rows } = await sql<DayRow>`
      select (created_at at time zone 'UTC')::date as day, ${counted}
      where created_at >= ${startOf(from)} and created_at < ${startOf(until)}
      group by 1`.execute(db);
    found.push(...rows);
  }
  const { rows: views } = await sql<DayRow>`
    select day, sum(views)::integer as views from listing_views
    where day >= ${from} and day < ${until} group by day`.execute(db);
  return [...found, ...views];
}

/** Days in Ghana are those of UTC. */
const startOf = (day: CalendarDate) => new Date(`${day}T00:00:00Z`);
