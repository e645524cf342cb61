import type { AppMigration } from '../platform/database/migrate.ts';
import * as schema from './0090-schema.ts';
import * as listings from './0100-listings.ts';
import * as countsByReading from './0110-counts-by-reading.ts';
import * as announcedByUseCases from './0120-announced-by-use-cases.ts';
import * as mapIndex from './0130-map-index.ts';
import * as unfoundSearches from './0140-unfound-searches.ts';
import * as readDetails from './0150-read-details.ts';
import * as wordsOfDescriptions from './0160-words-of-descriptions.ts';
import * as noIndexOfPairs from './0170-no-index-of-pairs.ts';
import * as stayRules from './0180-stay-rules.ts';
import * as stayCalendars from './0190-stay-calendars.ts';
import * as stayRequests from './0200-stay-requests.ts';
import * as stayMoney from './0210-stay-money.ts';
import * as clashes from './0220-clashes.ts';
import * as stayReviews from './0230-stay-reviews.ts';
import * as changedBookings from './0240-changed-bookings.ts';
import * as quickerStaysByDates from './0260-quicker-stays-by-dates.ts';
import * as rulesReadOnce from './0270-rules-read-once.ts';
import * as daysOfStrictSeasons from './0280-days-of-strict-seasons.ts';
import * as nightsOfStrictSeasons from './0290-nights-of-strict-seasons.ts';

/** Every migration by name, in the order in which they run. Only ever added to. */
export const migrations: Record<string, AppMigration> = {
  // The name of the last of those that it stands for: a database that has them is as it makes one, and does not run it.
  '0090-alerts-by-lists': schema,
  '0100-listings': listings,
  '0110-counts-by-reading': countsByReading,
  '0120-announced-by-use-cases': announcedByUseCases,
  '0130-map-index': mapIndex,
  '0140-unfound-searches': unfoundSearches,
  '0150-read-details': readDetails,
  '0160-words-of-descriptions': wordsOfDescriptions,
  '0170-no-index-of-pairs': noIndexOfPairs,
  '0180-stay-rules': stayRules,
  '0190-stay-calendars': stayCalendars,
  '0200-stay-requests': stayRequests,
  '0210-stay-money': stayMoney,
  '0220-clashes': clashes,
  '0230-stay-reviews': stayReviews,
  '0240-changed-bookings': changedBookings,
  '0260-quicker-stays-by-dates': quickerStaysByDates,
  '0270-rules-read-once': rulesReadOnce,
  '0280-days-of-strict-seasons': daysOfStrictSeasons,
  '0290-nights-of-strict-seasons': nightsOfStrictSeasons,
};
