import { paths } from '#domain/site/paths.ts';
import { clashMessages } from '#domain/stay-calendars/clash-messages.ts';
import { calendarMessages } from '#domain/stay-calendars/messages.ts';
import { nightsMessages as said } from '#domain/stays/host-messages.ts';
import type { ImportedNights } from '#domain/stays/schema.ts';
import { formatDay, nightsBetween } from '#domain/values/calendar-date.ts';
import { plural } from '#domain/values/plural.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { cx } from '#web/ui/cx.ts';
import type { HostStay } from '../stay-calls.ts';
import { heldLook, heldName } from './held-look.ts';
import { isTwice, unitsOf } from './nights.ts';

interface Props {
  stay: HostStay;
  nights: ImportedNights;
}

/** Nights that another site sold: which calendar says so, and when it was last read. */
export function ImportedCard({ stay, nights }: Props) {
  const { from, to, note, readAt, repeats } = nights;
  const isClash = !repeats && isTwice(nights, stay, 'booking') && unitsOf(stay) === 1;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h3 className="flex items-center gap-2 text-lg wrap-anywhere">
        <span aria-hidden className={cx('size-3.5 shrink-0 rounded-full', heldLook(nights))} />
        {heldName(nights)}
      </h3>
      <p className="figures text-sm">
        {formatDay(from)} to {formatDay(to)}
        <span className="block text-muted">{plural(nightsBetween(from, to), 'night')}</span>
      </p>
      {note && <p className="text-sm wrap-anywhere">“{note}”</p>}
      <p className="text-muted text-sm">
        {unitsOf(stay) > 1 && `${said.importedUnits} `}
        {repeats ? said.importedRepeats : said.importedHelp}
        <span className="block">
          {readAt === null ? (
            calendarMessages.notRead
          ) : (
            <time dateTime={readAt}>{calendarMessages.lastRead(readAt, Date.now())}</time>
          )}
        </span>
      </p>
      {isClash && <ButtonLink to={paths.stayClashes(stay._id)}>{clashMessages.see}</ButtonLink>}
      <ButtonLink to={paths.stayCalendars(stay._id)} variant="secondary">
        {said.toCalendars}
      </ButtonLink>
    </article>
  );
}
