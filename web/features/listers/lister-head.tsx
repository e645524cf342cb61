import { roleLabel } from '#domain/accounts/role.ts';
import { ANSWER_TIME_TEXTS } from '#domain/answer-times/answer-time.ts';
import { summaryText } from '#domain/comments/rules.ts';
import { listerMessages } from '#domain/listers/messages.ts';
import type { Lister } from '#domain/listers/schema.ts';
import { ListerChecks } from '#web/ui/listing/lister-checks.tsx';
import { StarShape } from '#web/ui/listing/star-shape.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** The lister's name, joining date and rating. */
export function ListerHead({ lister }: { lister: Lister }) {
  const { name, role, logo, since, averageRating, ratingCount, checks, answersWithin } = lister;
  return (
    <header className="py-6 md:py-8">
      <div className="flex flex-wrap items-center gap-4 md:gap-6">
        <Avatar src={logo} name={name} className="size-16 text-xl md:size-20" />
        <div className="min-w-0 grow basis-48">
          <h1 className="wrap-anywhere text-2xl md:text-3xl">{name}</h1>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            <span>{roleLabel(role)}</span>
            <span>{listerMessages.since(since.slice(0, 4))}</span>
            {answersWithin && <span>{ANSWER_TIME_TEXTS[answersWithin]}</span>}
            {averageRating !== null && (
              <span className="figures inline-flex items-center gap-1.5">
                <StarShape className="size-4.5 text-gold" />
                {summaryText({ rating: averageRating, count: ratingCount })}
              </span>
            )}
          </p>
        </div>
      </div>
      <ListerChecks checks={checks} namesStays className="mt-2" />
    </header>
  );
}
