import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#domain/call-failure.ts';
import { failed } from '#domain/check.ts';
import { checkSettings } from '#domain/site/check-settings.ts';
import type { SavedSiteSettings } from '#domain/site/schema.ts';
import { settingsMessages } from '#domain/site/settings-messages.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveSettings, settingsQuery } from './settings-calls.ts';
import { SettingsFields } from './settings-fields.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { type SettingsText, settingsOf, textOf, typedIn } from './settings-text.ts';

interface Props {
  /** The page has reloaded with the saved settings. */
  saved: boolean;
  /** Called after saving, to refresh every part of the page. */
  onSaved(): void;
}

/** The Admins' settings for the site, as currently stored. */
export function SiteSettingsForm(props: Props) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  if (data) return <Form stored={data} {...props} />;
  if (!error) return <SettingsSkeleton />;
  return (
    <ErrorBox
      title={settingsMessages.loadFailure}
      message={error.message}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

/** The version of the settings that the form began with, and its field texts then. */
interface Start {
  settings: SavedSiteSettings;
  text: SettingsText;
}

function Form({ stored, saved, onSaved }: Props & { stored: SavedSiteSettings }) {
  const submission = useSubmission();
  const [start, setStart] = useState<Start>(() => ({ settings: stored, text: textOf(stored) }));
  const [isChanged, setChanged] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved) notice.current?.focus();
  }, [saved]);

  const save = (text: SettingsText) =>
    submission.submit({
      check: checkSettings(settingsOf(text)),
      async call() {
        const merged = await saveSettings(start.settings, text);
        if (!merged) return onSaved();
        setStart(merged);
        submission.refuse(failed(merged.sentence));
      },
      sentenceOf,
    });

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {saved && !isChanged && (
        <div ref={notice} tabIndex={-1} className="outline-none">
          <Notice tone="success">{settingsMessages.saved}</Notice>
        </div>
      )}
      <SubmissionForm
        label={settingsMessages.title}
        submission={submission}
        submitText={settingsMessages.submit}
        busyText={settingsMessages.submitting}
        onType={() => setChanged(true)}
        onSubmit={(field) => save(typedIn(field))}
      >
        <SettingsFields
          // The fields start again with what someone else saved.
          key={start.settings.updatedAt}
          text={start.text}
          errorOf={submission.errorOf}
          busy={submission.busy}
          sendsMail={stored.sendsMail}
        />
      </SubmissionForm>
    </div>
  );
}

/** A refusal is shown in the server's own words. */
const sentenceOf = ({ status, message }: CallFailure): string =>
  (status !== undefined && status < 500 && message) || settingsMessages.failure;
