import type { ComponentProps, HTMLInputTypeAttribute, ReactNode } from 'react';
import { BOOKING_LIMIT_RANGES } from '#domain/bookings/limit-ranges.ts';
import { POLICY_TEXTS } from '#domain/moderation/messages.ts';
import { MODERATION_POLICIES, TRUSTED_AFTER_RANGE } from '#domain/moderation/policy.ts';
import { ABOUT_TEXT_MAX, SOCIAL_NETWORKS } from '#domain/site/contact.ts';
import { SETTING_MAX } from '#domain/site/setting-limits.ts';
import { settingsMessages } from '#domain/site/settings-messages.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { SettingsSection } from './settings-section.tsx';
import { AUTOMATIC, LIMIT_NAMES, labelOf, NO, type SettingsText, YES } from './settings-text.ts';

interface Props {
  /** Initial texts of the fields. */
  text: SettingsText;
  errorOf(field: string): string | undefined;
  busy: boolean;
  /** A mail server is set. */
  sendsMail: boolean;
}

/** Every site setting, in its sections. */
export function SettingsFields(form: Props) {
  return (
    <>
      <SettingsSection title="Name">
        <Setting {...form} name="name" max={SETTING_MAX.name} required />
        <Setting {...form} name="tagline" max={SETTING_MAX.tagline} />
      </SettingsSection>
      <SettingsSection title="Contact">
        <Setting {...form} name="address" max={SETTING_MAX.address} />
        <Setting {...form} name="email" type="email" help={settingsMessages.emailHelp} />
        <Setting {...form} name="phoneNumber" type="tel" max={SETTING_MAX.phoneNumber} />
        <Setting {...form} name="website" type="url" placeholder="efie.com" />
      </SettingsSection>
      <SocialLinks {...form} />
      <AboutTexts {...form} />
      <BookingLimits {...form} />
      <Accounts {...form} />
      <Listings {...form} />
      <SettingsSection title="Admins">
        <Setting
          {...form}
          name="adminSiteUrl"
          help={settingsMessages.adminSiteHelp}
          type="url"
          required
        />
        <Choice
          {...form}
          name="adminsNeedFactor"
          help={settingsMessages.adminsNeedFactorHelp}
          options={YES_OR_NO}
        />
      </SettingsSection>
    </>
  );
}

function SocialLinks(form: Props) {
  return (
    <SettingsSection title="Social links">
      {SOCIAL_NETWORKS.map((network) =>
        network === 'whatsapp' ? (
          <Setting
            key={network}
            {...form}
            name={`social.${network}`}
            help={settingsMessages.whatsappHelp}
          />
        ) : (
          <Setting
            key={network}
            {...form}
            name={`social.${network}`}
            type="url"
            placeholder={`${network === 'twitter' ? 'x' : network}.com/...`}
          />
        ),
      )}
    </SettingsSection>
  );
}

function AboutTexts(form: Props) {
  return (
    <SettingsSection title="About page" help={settingsMessages.aboutHelp}>
      {['about.mission', 'about.history'].map((name) => (
        <Field key={name} label={labelOf(name)} optional error={form.errorOf(name)}>
          <TextArea
            name={name}
            rows={5}
            counterMax={ABOUT_TEXT_MAX}
            defaultValue={form.text[name]}
            readOnly={form.busy}
          />
        </Field>
      ))}
    </SettingsSection>
  );
}

function BookingLimits(form: Props) {
  return (
    <SettingsSection title="Bookings" help={settingsMessages.bookingsHelp}>
      {LIMIT_NAMES.map((name) => (
        <Setting
          key={name}
          {...form}
          name={`bookingLimits.${name}`}
          help={`${BOOKING_LIMIT_RANGES[name].min} to ${BOOKING_LIMIT_RANGES[name].max}`}
          isNumber
          required
        />
      ))}
    </SettingsSection>
  );
}

function Accounts(form: Props) {
  return (
    <SettingsSection title="Accounts">
      <Choice
        {...form}
        name="confirmEmails"
        help={settingsMessages.confirmEmailsHelp}
        options={[
          {
            value: AUTOMATIC,
            label: form.sendsMail
              ? settingsMessages.confirmEmailsBySending
              : settingsMessages.confirmEmailsWithoutServer,
          },
          ...YES_OR_NO,
        ]}
      />
      <Choice
        {...form}
        name="listersNeedApproval"
        help={settingsMessages.listersNeedApprovalHelp}
        options={YES_OR_NO}
      />
    </SettingsSection>
  );
}

function Listings(form: Props) {
  return (
    <SettingsSection title="Listings">
      <Choice
        {...form}
        name="starsAfterStay"
        help={settingsMessages.starsAfterStayHelp}
        options={YES_OR_NO}
      />
      <Choice
        {...form}
        name="moderation"
        help={settingsMessages.moderationHelp}
        options={POLICIES}
      />
      <Setting
        {...form}
        name="trustedAfter"
        help={`${settingsMessages.trustedAfterHelp} ${TRUSTED_AFTER_RANGE.min} to ${TRUSTED_AFTER_RANGE.max}.`}
        isNumber
        required
      />
    </SettingsSection>
  );
}

const YES_OR_NO = [YES, NO];
const POLICIES = MODERATION_POLICIES.map((value) => ({ value, label: POLICY_TEXTS[value] }));

interface SettingProps extends Omit<Props, 'sendsMail'> {
  name: string;
  help?: ReactNode;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  isNumber?: boolean;
  /** It must not be empty. */
  required?: boolean;
  max?: number;
}

/** A setting on one line. */
function Setting({
  text,
  errorOf,
  busy,
  name,
  help,
  type = 'text',
  placeholder,
  isNumber = false,
  required = false,
  max = SETTING_MAX.link,
}: SettingProps) {
  const isAddress = type === 'url' || type === 'email';
  return (
    <Field label={labelOf(name)} optional={!required} help={help} error={errorOf(name)}>
      <LimitedInput
        name={name}
        type={type}
        inputMode={isNumber ? 'numeric' : undefined}
        defaultValue={text[name]}
        max={max}
        placeholder={placeholder}
        autoCapitalize={isAddress ? 'none' : undefined}
        spellCheck={isAddress ? false : undefined}
        readOnly={busy}
        className={isNumber ? 'figures' : undefined}
      />
    </Field>
  );
}

interface ChoiceProps extends Pick<Props, 'text' | 'errorOf'> {
  name: string;
  help: ReactNode;
  options: ComponentProps<typeof Select>['options'];
}

/** A setting with a few options. */
function Choice({ text, errorOf, name, help, options }: ChoiceProps) {
  return (
    <Field label={labelOf(name)} help={help} error={errorOf(name)}>
      <Select name={name} options={options} defaultValue={text[name]} />
    </Field>
  );
}
