import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isBlank } from '#domain/check.ts';
import { propertyAdminMessages, statusMessages } from '#domain/properties/messages.ts';
import { STATUS_LABELS, statusLabel, statusTone } from '#domain/properties/property.ts';
import type { Property } from '#domain/properties/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage, isGone } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StatusBadge } from '#web/ui/listing/status-badge.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { setPropertyStatus } from './calls.ts';
import { ListedBy } from './listed-by.tsx';
import { OWN_PROPERTIES } from './own-kind.ts';
import { showChanged, showDeleted } from './own-list-cache.ts';

const CELL = 'px-4 py-3 align-middle max-md:block max-md:px-0 max-md:py-1.5';

/** A property of the status editor: its status, and a picker with a button to set another (specification §2.14). */
export function StatusRow({ property }: { property: Property }) {
  const { status } = property;
  return (
    <tr className="border-line border-t max-md:block max-md:p-4">
      <td className={CELL}>
        <WhichProperty property={property} />
      </td>
      <td
        data-label={statusMessages.current}
        className={`${CELL} max-md:before:mr-3 max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]`}
      >
        <StatusBadge tone={statusTone(status)} plain>
          {statusLabel(status)}
        </StatusBadge>
      </td>
      <td className={`${CELL} md:w-80`}>
        <StatusPicker property={property} />
      </td>
    </tr>
  );
}

/** Its picture, name and place, with the ways to its page and to its form. */
function WhichProperty({ property }: { property: Property }) {
  const { _id: id, name, location, region, photos, lister } = property;
  return (
    <div className="flex items-center gap-3">
      <Picture
        photo={photos[0]}
        sizes="64px"
        alt=""
        className="aspect-4/3 w-[min(4rem,20%)] shrink-0 rounded-small [&_span]:sr-only"
      />
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={paths.property(id)}
          className="relative -my-2 flex min-h-11 items-center font-semibold hover:text-primary hover:underline"
        >
          <span className="line-clamp-2">{name}</span>
        </Link>
        <p className="text-sm text-muted">
          {location}, {region}
        </p>
        <ListedBy lister={lister} />
        <Link
          to={paths.editProperty(id)}
          aria-label={`Edit ${name}`}
          className="-my-2 inline-flex min-h-11 min-w-11 items-center text-sm font-semibold text-primary hover:underline"
        >
          {propertyAdminMessages.edit}
        </Link>
      </div>
    </div>
  );
}

/** Sets another status; a property that was deleted meanwhile can only leave the list. */
function StatusPicker({ property: { _id: id, name } }: { property: Property }) {
  const { chosen, choose, update, busy, problem, wasDeleted } = useStatusUpdate(id);
  const picker = useRef<HTMLSelectElement>(null);
  const formId = useId();
  const problemId = useId();
  const queryClient = useQueryClient();
  return (
    <>
      {wasDeleted ? (
        <Button variant="secondary" onClick={() => showDeleted(queryClient, OWN_PROPERTIES, id)}>
          Remove from this list
        </Button>
      ) : (
        <form
          id={formId}
          aria-label={`Status of ${name}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!update()) picker.current?.focus();
          }}
          className="flex flex-wrap gap-2"
        >
          <div className="grow basis-40">
            <Select
              ref={picker}
              name="status"
              aria-label={`New status of ${name}`}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId : undefined}
              options={STATUS_LABELS}
              placeholder="Choose a status"
              value={chosen}
              onChange={(event) => choose(event.currentTarget.value)}
              disabled={busy}
            />
          </div>
          <Button type="submit" variant="secondary" busy={busy}>
            {statusMessages.update}
          </Button>
        </form>
      )}
      {problem && (
        <p
          id={problemId}
          role="alert"
          className="mt-2 flex items-start gap-1.5 text-sm text-closed"
        >
          <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
          {problem}
        </p>
      )}
    </>
  );
}

/** One row's picker: the choice, its submission and its error. */
function useStatusUpdate(id: string) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, busy, error, forget } = useWrite({
    mutationFn: (status: string) => setPropertyStatus(id, status),
    onSuccess({ property }) {
      showChanged(queryClient, OWN_PROPERTIES, property);
      setChosen('');
      toast.success(statusMessages.success);
    },
  });

  return {
    chosen,
    choose(status: string) {
      setChosen(status);
      setMissing(false);
      forget();
    },
    /** Sends the choice; false if there is none. */
    update(): boolean {
      const isChosen = !isBlank(chosen);
      setMissing(!isChosen);
      if (isChosen) send(chosen);
      return isChosen;
    },
    busy,
    problem: isMissing ? statusMessages.choose : error && sentenceOf(error),
    wasDeleted: isGone(error),
  };
}

const sentenceOf = (error: Error) =>
  isGone(error) ? statusMessages.deletedMeanwhile : failureMessage(error, statusMessages.failure);
