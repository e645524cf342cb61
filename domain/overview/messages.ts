import { formatCedi } from '../values/money.ts';
import { groupThousands } from '../values/plural.ts';
import type { Measure } from './measures.ts';

export const overviewMessages = {
  title: 'Activity',
  span: (days: string) => `Last ${days} days`,
  quiet: 'Nothing yet. Charts appear with the first listings.',
  failure: 'We couldn’t load the activity',
  listings: 'New listings',
  scale: 'All four charts use the same scale.',
  day: 'Day',
} as const;

export const MEASURE_LABELS: Readonly<Record<Measure, string>> = {
  accounts: 'New accounts',
  shortStays: 'Short stays',
  rentals: 'Rentals',
  sales: 'For sale',
  cars: 'Cars',
  bookings: 'Stays booked',
  booked: 'Value of stays booked',
  enquiries: 'Enquiries',
  views: 'Views of listings',
  reports: 'Reports',
};

export const formatMeasure = (measure: Measure, value: number): string =>
  measure === 'booked' ? formatCedi(value) : groupThousands(String(value));
