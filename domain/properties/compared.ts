import { summaryText } from '../comments/rules.ts';
import { type ComparedRow, comparedRows, type Said, saidFacts } from '../compare/compared-rows.ts';
import { formatCedi } from '../values/money.ts';
import { PROPERTY_FACTS } from './facts.ts';
import { priceUnit, statusLabel, subtypeOf, typeLabel } from './property.ts';
import type { PropertySummary } from './schema.ts';

/** Properties side by side: first what all properties have, then every fact that at least one has. */
export function compareProperties(properties: readonly PropertySummary[]): ComparedRow[] {
  const row = (label: string, say: (property: PropertySummary) => string | undefined): Said => [
    label,
    properties.map(say),
  ];
  return comparedRows([
    row('Price', priceOf),
    row('Rating', ratingOf),
    row('Status', ({ status }) => statusLabel(status)),
    row('Type', typeLabel),
    row('Condition', ({ condition }) => condition),
    row('Town', ({ location }) => location),
    row('Region', ({ region }) => region),
    row('Address', ({ address }) => address || undefined),
    ...saidFacts(
      PROPERTY_FACTS,
      properties.map((property) => ({ kind: subtypeOf(property), facts: property.facts })),
    ),
  ]);
}

function priceOf({ price, propertyType }: PropertySummary): string {
  const unit = priceUnit(propertyType);
  return unit ? `${formatCedi(price)} / ${unit}` : formatCedi(price);
}

function ratingOf({ averageRating, reviewCount }: PropertySummary): string | undefined {
  if (averageRating === null) return undefined;
  return summaryText({ rating: averageRating, count: reviewCount });
}
