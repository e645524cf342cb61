import { useNavigate, useSearchParams } from 'react-router';
import { signupMessages } from '#domain/accounts/messages.ts';
import { parseRole, SIGNUP_ROLES, type SignupRole } from '#domain/accounts/role.ts';
import { LOCATION_MAX, PASSWORD_MIN } from '#domain/accounts/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { PERSON_NAME_MAX } from '#domain/values/person-name.ts';
import { type FormAnswer, type ReadField, useFormAnswer } from '#web/lib/forms/native-form.ts';
import { useSubmission } from '#web/lib/forms/use-submission.ts';
import { keepReturn } from '#web/lib/session/return-path.ts';
import { readSession, signOut } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { LimitedInput } from '#web/ui/forms/limited-input.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SubmissionForm } from '#web/ui/forms/submission-form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { logout, signup } from './calls.ts';
import { parseSignupRole, SIGNUP } from './signup-rules.ts';
import { useCapsLock } from './use-caps-lock.ts';

interface Props {
  role: SignupRole | undefined;
  /** Asked for when the form is sent and no role is chosen yet. */
  onRoleNeeded(): void;
  /** The Admin site, where new Admins go. */
  adminSiteUrl: string;
}

/** The form for a new account (specification §2.5); the user logs in afterwards. */
export function SignupForm(props: Props) {
  const { role } = props;
  const answer = useFormAnswer<FormAnswer>();
  const { submission, send } = useSignup(props, answer);
  const { errorOf } = submission;

  return (
    <SubmissionForm
      label={role ? signupMessages.title(role) : signupMessages.submit}
      submission={submission}
      submitText={signupMessages.submit}
      busyText={signupMessages.submitting}
      onSubmit={send}
    >
      {!role && answer && (
        <Field label={signupMessages.selectRole} error={errorOf('role')}>
          <Select
            name="role"
            placeholder="Choose one"
            options={SIGNUP_ROLES}
            defaultValue={answer.values.role}
          />
        </Field>
      )}
      <PersonFields errorOf={errorOf} />
      <LoginFields errorOf={errorOf} />
    </SubmissionForm>
  );
}

interface FieldsProps {
  errorOf(field: string): string | undefined;
}

/** Who they are. */
function PersonFields({ errorOf }: FieldsProps) {
  return (
    <>
      <Field label="First name" error={errorOf('firstname')}>
        <LimitedInput
          name="firstname"
          autoComplete="given-name"
          max={PERSON_NAME_MAX}
          enterKeyHint="next"
        />
      </Field>
      <Field label="Last name" error={errorOf('lastname')}>
        <LimitedInput
          name="lastname"
          autoComplete="family-name"
          max={PERSON_NAME_MAX}
          enterKeyHint="next"
        />
      </Field>
      <Field label="Phone number" error={errorOf('phoneNumber')} help="Such as 024 412 3456">
        <TextInput
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
      </Field>
      <Field label="Location" error={errorOf('location')} help="Your town or suburb">
        <LimitedInput
          name="location"
          autoComplete="address-level2"
          max={LOCATION_MAX}
          enterKeyHint="next"
        />
      </Field>
    </>
  );
}

/** What they log in with. */
function LoginFields({ errorOf }: FieldsProps) {
  const capsLock = useCapsLock();
  return (
    <>
      <Field label="Email" error={errorOf('email')} help="You’ll log in with it.">
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Field
        label="Password"
        error={errorOf('password')}
        help={capsLock.hint ?? `At least ${PASSWORD_MIN} characters`}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          enterKeyHint="next"
          {...capsLock.watch}
        />
      </Field>
      <Field label="Confirm password" error={errorOf('confirmPassword')}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" enterKeyHint="go" />
      </Field>
    </>
  );
}

/** Makes the account, and leads to the login. */
function useSignup({ role, onRoleNeeded, adminSiteUrl }: Props, answer: FormAnswer | undefined) {
  const submission = useSubmission({ isNative: true, answer });
  const navigate = useNavigate();
  const [search] = useSearchParams();

  const send = (field: ReadField) => {
    const typed = SIGNUP.read((name) => (name === 'role' && role) || field(name));
    if (!parseSignupRole(typed.role)) return onRoleNeeded();
    submission.submit({
      check: SIGNUP.check(typed),
      async call() {
        const { role: given, linkSentTo } = await signup(SIGNUP.call(typed));
        toast.success(signupMessages.success);
        await leaveOtherSession();
        // It may be on another site.
        if (parseRole(given) === 'Admin') return window.location.assign(adminSiteUrl);
        navigate(keepReturn(paths.login, search), {
          state: { email: typed.email, linkSentTo },
        });
      },
      sentenceOf: SIGNUP.sentenceOf,
    });
  };

  return { submission, send };
}

/** Anyone who signed up while logged in as someone else must log in again. */
async function leaveOtherSession(): Promise<void> {
  if (!readSession()) return;
  await logout().catch(() => {});
  signOut();
}
