import Download from 'lucide-react/icons/download';
import { reservationMessages } from '#domain/bookings/reservations.ts';
import { useFilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { reservationsFile } from '../hosted/hosted-calls.ts';
import type { ReservationsShown } from './reservation-address.ts';

/** The search box, and a link to download the results. */
export function ReservationTools(shown: ReservationsShown) {
  const filters = useFilterQuery(['search']);
  return (
    <search>
      <form
        aria-label={reservationMessages.search}
        onSubmit={(event) => {
          event.preventDefault();
          filters.apply();
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label={reservationMessages.search} mayBeEmpty className="min-w-0 grow basis-60">
          <SearchInput
            name="search"
            value={filters.values.search}
            onChange={(event) => filters.change('search', event.currentTarget.value, 'soon')}
            placeholder={reservationMessages.searchHint}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <a
          href={reservationsFile(shown)}
          download
          className={buttonClass({ variant: 'secondary', className: 'max-sm:w-full' })}
        >
          <Icon of={Download} size={18} className="shrink-0 text-muted" />
          {reservationMessages.download}
        </a>
      </form>
    </search>
  );
}
