import ShieldCheck from 'lucide-react/icons/shield-check';
import { BADGE_TEXTS, badgeWords } from '#domain/verification/badge-texts.ts';
import type { ListerCheck } from '#domain/verification/schema.ts';
import { Badge } from '../badge.tsx';
import { Icon } from '../icon.tsx';

/** The lister's verified checks as one badge on a card; screen readers get them in full. */
export function CardChecks({ checks = [] }: { checks?: readonly ListerCheck[] | undefined }) {
  if (checks.length === 0) return null;
  const kinds = checks.map(({ kind }) => kind);
  return (
    <Badge tone="primary" className="mt-1 w-fit max-w-full">
      <Icon of={ShieldCheck} size={14} />
      <span aria-hidden>{badgeWords(kinds)}</span>
      <span className="sr-only">{kinds.map((kind) => BADGE_TEXTS[kind]).join(', ')}</span>
    </Badge>
  );
}
