/** Names of one provider, by the one that stands for all. */
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
/** Providers that overlook dots in the local part. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * The mailbox that an address reaches, of whatever spelling: lower-case, without a tag ("ama+efie@…"), and without
 * dots where the provider overlooks them. To count by, never to send to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const provider = ALIASES[domain] ?? domain;
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return `${WITHOUT_DOTS.has(provider) ? name.replaceAll('.', '') : name}@${provider}`;
}
