import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { failed, isBlank, passed } from '#domain/check.ts';
import {
  type Alerts,
  SEARCH_NAME_MAX,
  savedSearchMessages,
} from '#domain/saved-searches/messages.ts';
import { saveSearchMessages } from '#domain/saved-searches/save-messages.ts';
import { paths } from '#domain/site/paths.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { SAVE_SEARCH_HASH } from '#web/lib/save-search-hash.ts';
import { withReturn } from '#web/lib/session/return-path.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { AlertsSelect } from './alerts-select.tsx';
import { savedSearchesQuery, saveSearch } from './search-calls.ts';
import { addressedSearch, proposedName, type SearchToSave } from './search-to-save.ts';

interface Props {
  search: SearchToSave;
  onClose(): void;
}

/** Asks for a search's name and how often to email new listings; leads visitors to sign in and back. */
export function SaveDialog({ search, onClose }: Props) {
  const viewer = useViewer();
  const location = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const submission = useSubmission();
  const here = location.pathname + location.search;
  const isVisitor = viewer === null || viewer === undefined;

  useEffect(() => {
    if (isVisitor) navigate(withReturn(paths.signup, here + SAVE_SEARCH_HASH));
  }, [isVisitor, here, navigate]);
  if (isVisitor) return null;

  const close = () => {
    if (location.hash) navigate(here, { replace: true, preventScrollReset: true });
    onClose();
  };

  return (
    <Dialog open onClose={close} title={saveSearchMessages.title}>
      <SubmissionForm
        label={saveSearchMessages.title}
        submission={submission}
        submitText="Save search"
        busyText="Saving..."
        onSubmit={(field) => {
          const name = field('name').trim();
          const { nameRequired } = savedSearchMessages;
          submission.submit({
            check: isBlank(name) ? failed(nameRequired, { name: nameRequired }) : passed,
            async call() {
              const alerts = field('alerts') as Alerts;
              await saveSearch({ name, alerts, ...addressedSearch(search, location) });
              void queryClient.invalidateQueries(savedSearchesQuery(viewer.userId));
              toast.success(savedSearchMessages.saved);
              close();
            },
            sentenceOf: ({ message }) => message || savedSearchMessages.notSaved,
          });
        }}
      >
        {search.leavesOutDates && <p className="text-sm">{savedSearchMessages.withoutDates}</p>}
        <Field label="Name" error={submission.errorOf('name')}>
          <TextInput
            name="name"
            autoComplete="off"
            maxLength={SEARCH_NAME_MAX}
            defaultValue={proposedName(search)}
          />
        </Field>
        <Field label={savedSearchMessages.emails} error={submission.errorOf('alerts')}>
          <AlertsSelect name="alerts" defaultValue="daily" />
        </Field>
      </SubmissionForm>
    </Dialog>
  );
}
