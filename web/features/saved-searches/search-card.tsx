import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router';
import { type Alerts, savedSearchMessages } from '#domain/saved-searches/messages.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import { searchAddress } from '#domain/saved-searches/search-address.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { AlertsSelect } from './alerts-select.tsx';
import { useSearchChange } from './use-search-change.ts';

interface Props {
  search: SavedSearch;
  userId: string;
  onRename(): void;
  onDelete(): void;
}

/** A saved search: a link to its list, the frequency of its emails, and other actions. */
export function SearchCard({ search, userId, onRename, onDelete }: Props) {
  const { _id: id, name, alerts, paused } = search;
  const { send, busy, failure } = useSearchChange(search, userId);
  const nameId = `search-${id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={nameId} className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <Link
            to={searchAddress(search)}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            {name}
          </Link>
        </h2>
        {paused && <Badge>Paused</Badge>}
      </div>
      <Field label={savedSearchMessages.emails} mayBeEmpty className="sm:max-w-xs">
        <AlertsSelect
          name={`alerts-${id}`}
          value={alerts}
          disabled={busy}
          onChange={(event) => send({ alerts: event.currentTarget.value as Alerts })}
        />
      </Field>
      {failure && <Outcome tone="error">{failure}</Outcome>}
      <div className="flex flex-wrap gap-2">
        {alerts !== 'none' && (
          <Button
            variant="secondary"
            busy={busy}
            aria-describedby={nameId}
            onClick={() => send({ paused: !paused })}
          >
            <Icon of={paused ? Play : Pause} size={18} />
            {paused ? 'Resume' : 'Pause'}
          </Button>
        )}
        <Button variant="secondary" aria-describedby={nameId} onClick={onRename}>
          <Icon of={Pencil} size={18} />
          Rename
        </Button>
        <Button variant="quiet-danger" aria-describedby={nameId} onClick={onDelete}>
          <Icon of={Trash2} size={18} />
          Delete
        </Button>
      </div>
    </article>
  );
}
