import { useState } from 'react';
import { isBlank } from '#domain/check.ts';
import { SEARCH_NAME_MAX, savedSearchMessages } from '#domain/saved-searches/messages.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSearchChange } from './use-search-change.ts';

interface Props {
  search: SavedSearch;
  userId: string;
  onClose(): void;
}

/** Gives a search another name. */
export function RenameDialog({ search, userId, onClose }: Props) {
  const [name, setName] = useState(search.name);
  const [wrong, setWrong] = useState<string>();
  const { send, busy, failure } = useSearchChange(search, userId, onClose);
  const save = () => {
    if (isBlank(name)) setWrong(savedSearchMessages.nameRequired);
    else send({ name: name.trim() });
  };
  return (
    <ConfirmDialog
      open
      title="Rename search"
      confirmText="Save name"
      cancelText="Cancel"
      busy={busy}
      busyText="Saving..."
      failure={failure}
      onConfirm={save}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Name" error={wrong}>
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={SEARCH_NAME_MAX}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
        </Field>
      </form>
    </ConfirmDialog>
  );
}
