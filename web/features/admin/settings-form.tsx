import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#domain/accounts/failures.ts';
import { BOOKING_LIMIT_RANGES } from '#domain/bookings/limit-ranges.ts';
import { passed } from '#domain/check.ts';
import {
  ABOUT_TEXT_MAX,
  type SiteSettings,
  SOCIAL_LABEL,
  SOCIAL_NETWORKS,
} from '#domain/site/contact.ts';
import { settingsSentences } from '#domain/site/settings-sentences.ts';
import { useSubmission } from '#web/lib/use-submission.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmissionForm } from '#web/ui/submission-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { saveSettings, settingsOf, settingsQuery } from './settings-calls.ts';
import { SettingsSection } from './settings-section.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

interface Props {
  /** The page has been loaded anew with what was saved. */
  saved: boolean;
  /** What was saved is to be shown: on every part of the page. */
  onSaved(): void;
}

/** What an Admin says of the site, as it is stored now. */
export function SiteSettingsForm(props: Props) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  if (data) return <Form settings={data} {...props} />;
  if (!error) return <SettingsSkeleton />;
  return (
    <ErrorBox
      title={settingsSentences.loadFailure}
      message={error.message}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

function Form({ settings, saved, onSaved }: Props & { settings: SiteSettings }) {
  const submission = useSubmission();
  const { errorOf, busy } = submission;
  const [isChanged, setChanged] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved) notice.current?.focus();
  }, [saved]);

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {saved && !isChanged && (
        <div ref={notice} tabIndex={-1} className="outline-none">
          <Notice tone="success">{settingsSentences.saved}</Notice>
        </div>
      )}
      <SubmissionForm
        label={settingsSentences.title}
        submission={submission}
        submitText={settingsSentences.submit}
        busyText={settingsSentences.submitting}
        onType={() => setChanged(true)}
        onSubmit={(field) =>
          void submission.submit({
            // Each field is checked by the schema of the call, which stands on the server.
            check: passed,
            async call() {
              await saveSettings(settingsOf(field));
              onSaved();
            },
            sentenceOf,
          })
        }
      >
        <SettingsSection title="Name">
          <Field label="Name of the site" error={errorOf('name')}>
            <TextInput name="name" defaultValue={settings.name} maxLength={60} readOnly={busy} />
          </Field>
          <Field label="Tagline" optional error={errorOf('tagline')}>
            <TextInput
              name="tagline"
              defaultValue={settings.tagline}
              maxLength={120}
              readOnly={busy}
            />
          </Field>
        </SettingsSection>
        <SettingsSection title="Contact">
          <Field label="Address" optional error={errorOf('address')}>
            <TextInput
              name="address"
              defaultValue={settings.address}
              maxLength={200}
              readOnly={busy}
            />
          </Field>
          <Field label="Email" optional help={settingsSentences.emailHelp} error={errorOf('email')}>
            <TextInput name="email" type="email" defaultValue={settings.email} readOnly={busy} />
          </Field>
          <Field label="Phone number" optional error={errorOf('phoneNumber')}>
            <TextInput
              name="phoneNumber"
              type="tel"
              defaultValue={settings.phoneNumber}
              maxLength={40}
              readOnly={busy}
            />
          </Field>
          <Field label="Website" optional error={errorOf('website')}>
            <TextInput
              name="website"
              type="url"
              defaultValue={settings.website}
              placeholder="https://"
              readOnly={busy}
            />
          </Field>
        </SettingsSection>
        <SettingsSection title="Social links">
          {SOCIAL_NETWORKS.map((network) => (
            <Field
              key={network}
              label={SOCIAL_LABEL[network]}
              optional
              error={errorOf(`social.${network}`)}
            >
              <TextInput
                name={`social.${network}`}
                type="url"
                defaultValue={settings.social[network]}
                placeholder="https://"
                readOnly={busy}
              />
            </Field>
          ))}
        </SettingsSection>
        <SettingsSection title="About page" help={settingsSentences.aboutHelp}>
          <Field label="Our Mission" optional error={errorOf('about.mission')}>
            <TextArea
              name="about.mission"
              rows={5}
              counterMax={ABOUT_TEXT_MAX}
              defaultValue={settings.about.mission}
              readOnly={busy}
            />
          </Field>
          <Field label="Our History" optional error={errorOf('about.history')}>
            <TextArea
              name="about.history"
              rows={5}
              counterMax={ABOUT_TEXT_MAX}
              defaultValue={settings.about.history}
              readOnly={busy}
            />
          </Field>
        </SettingsSection>
        <SettingsSection title="Bookings" columns={3}>
          {LIMITS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              help={`${BOOKING_LIMIT_RANGES[name].min} to ${BOOKING_LIMIT_RANGES[name].max}`}
              error={errorOf(`bookingLimits.${name}`)}
            >
              <TextInput
                name={`bookingLimits.${name}`}
                inputMode="numeric"
                defaultValue={String(settings.bookingLimits[name])}
                maxLength={3}
                readOnly={busy}
                className="figures"
              />
            </Field>
          ))}
        </SettingsSection>
        <SettingsSection title="Admins">
          <Field
            label="Admin site"
            help={settingsSentences.adminSiteHelp}
            error={errorOf('adminSiteUrl')}
          >
            <TextInput
              name="adminSiteUrl"
              defaultValue={settings.adminSiteUrl}
              maxLength={300}
              autoCapitalize="none"
              spellCheck={false}
              readOnly={busy}
            />
          </Field>
        </SettingsSection>
      </SubmissionForm>
    </div>
  );
}

const LIMITS = [
  ['maxNights', 'Nights of a stay'],
  ['maxMonthsAhead', 'Months ahead'],
  ['maxStaysToCome', 'Stays to come'],
] as const;

/** What the server refused is said in its words. */
const sentenceOf = ({ status, message }: CallFailure): string =>
  (status !== undefined && status < 500 && message) || settingsSentences.failure;
