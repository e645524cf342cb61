import type { Removal } from '../removal.ts';

/** Login, sign-up, passwords and the profile (specification §2.4, §2.5, §2.13, §2.20, §3). */
export const ACCOUNTS: readonly Removal[] = [
  {
    rule: '2.4 The fields are email and password',
    without: 'a password that can be shown',
    file: 'web/ui/password-input.tsx',
    from: `type={shown ? 'text' : 'password'}`,
    to: 'type="password"',
  },
  {
    rule: '2.4 Links: “Forgot your password?”',
    without: 'the way to a new password',
    file: 'web/features/accounts/login/login-form.tsx',
    from: 'to={paths.forgotPassword}',
    to: 'to={paths.home}',
  },
  {
    rule: '2.5 A dialog “Select Your Role” opens',
    without: 'a dialog that can be closed',
    file: 'web/pages/signup.tsx',
    from: 'onClose={() => setAsked(false)}',
    to: 'onClose={() => {}}',
  },
  {
    rule: '2.5 It has first name, last name',
    without: 'the second password',
    file: 'web/features/accounts/signup-form.tsx',
    from: '<PasswordInput name="confirmPassword" autoComplete="new-password" enterKeyHint="go" />',
    to: '<p />',
  },
  {
    rule: '2.13 Its button says “Submitting...”',
    without: 'the word of a button that is busy',
    file: 'web/features/accounts/reset-password-form.tsx',
    from: 'busyText={resetPasswordMessages.submitting}',
    to: 'busyText={resetPasswordMessages.submit}',
  },
  {
    rule: '2.20 Avatar, name, email and role',
    without: 'the avatar of the profile',
    file: 'web/features/accounts/profile-view.tsx',
    from: '<Avatar src={profileImage} name={name} className="size-24 text-2xl" />',
  },
  {
    rule: '2.20 “Edit Profile”, “Cancel”',
    without: 'what Cancel reads again',
    file: 'web/features/accounts/profile-panel.tsx',
    from: 'const isFresh = await reload();',
    to: 'const isFresh = true;',
  },
  {
    rule: '3 A flag profileUpdated stands in local storage',
    without: 'the flag that other tabs hear of',
    file: 'web/lib/keep-session.ts',
    from: 'localStorage.setItem(STORAGE_KEYS.profileUpdated, String(Date.now()));',
  },
];
