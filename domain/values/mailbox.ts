/** Several domains of one provider, each with the one that represents it. */
const ALIASES: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' };
/** Providers that ignore dots in the local part. */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * The mailbox behind any spelling of an address: lower-case, without a tag ("ama+efie@…"), and without dots where the provider
 * ignores them. For counting only: never send email to it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const provider = ALIASES[domain] ?? domain;
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return `${WITHOUT_DOTS.has(provider) ? name.replaceAll('.', '') : name}@${provider}`;
}
