import Download from 'lucide-react/icons/download';
import { workspaceMessages } from '#domain/site/workspace-messages.ts';
import { SEARCH_MAX } from '#domain/tables/limits.ts';
import type { TableDefinition, TableFilter } from '#domain/tables/table.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import type { FilterQuery } from '#web/lib/lists/use-filter-query.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { DateInput } from '#web/ui/forms/date-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { csvAddress, openConfirmed } from './table-query.ts';
import { optionsOf, ordersOf } from './table-screen.ts';

interface Props {
  of: TableDefinition;
  filters: FilterQuery<string>;
  query: URLSearchParams;
}

/** The search box, the filters and the order of a table, and the way to have it as a file. */
export function TableTools({ of, filters, query }: Props) {
  return (
    <search>
      <form
        aria-label={`Search ${of.rows}`}
        onSubmit={(event) => {
          event.preventDefault();
          filters.apply();
        }}
        className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-x-3 gap-y-4 sm:flex sm:flex-wrap"
      >
        <Field
          label="Search"
          mayBeEmpty
          className={cx(
            'col-span-full sm:grow',
            // Next to many filters, the order goes on the second line, with the file.
            Object.keys(of.filters).length > 2 ? 'sm:min-w-84' : 'sm:min-w-72',
          )}
        >
          <SearchInput
            name="search"
            value={filters.values.search ?? ''}
            onChange={(event) => filters.change('search', event.currentTarget.value, 'soon')}
            placeholder={of.search.hint}
            maxLength={SEARCH_MAX}
            autoComplete="off"
          />
        </Field>
        {Object.entries(of.filters).map(([name, filter]) => (
          <Field key={name} label={filter.label} mayBeEmpty className="min-w-0 sm:w-38">
            <FilterInput
              name={name}
              of={filter}
              value={filters.values[name] ?? ''}
              onChange={(value) => filters.change(name, value, 'now')}
            />
          </Field>
        ))}
        <Field label="Order" mayBeEmpty className="min-w-0 sm:w-38">
          <Select
            name="sort"
            options={ordersOf(of)}
            placeholder="Newest first"
            value={filters.values.sort ?? ''}
            onChange={(event) => filters.change('sort', event.currentTarget.value, 'now')}
          />
        </Field>
        <CsvLink of={of} query={query} />
      </form>
    </search>
  );
}

/** The table as a file; one about people is confirmed first. */
function CsvLink({ of, query }: Pick<Props, 'of' | 'query'>) {
  const address = csvAddress(of.name, query);
  const { send } = useWrite({
    mutationFn: () => openConfirmed(address),
    onError: (error) => toast.error(failureMessage(error, workspaceMessages.failure)),
  });
  return (
    <a
      href={address}
      download
      onClick={(event) => {
        if (!of.isAboutPeople) return;
        event.preventDefault();
        send();
      }}
      className={buttonClass({ variant: 'secondary', className: 'max-sm:col-span-full' })}
    >
      <Icon of={Download} size={18} className="shrink-0 text-muted" />
      Download CSV
    </a>
  );
}

interface FilterInputProps {
  name: string;
  of: TableFilter;
  value: string;
  onChange(value: string): void;
}

function FilterInput({ name, of, value, onChange }: FilterInputProps) {
  if ('type' in of) {
    return (
      <DateInput
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const { unchosen, labels } = of;
  return (
    <Select
      name={name}
      options={optionsOf(of)}
      placeholder={unchosen === undefined ? 'All' : (labels?.[unchosen] ?? unchosen)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
