import { PASSWORD_MIN } from '#domain/accounts/rules.ts';

/** The commonest passwords that are long enough, the most frequent first. */
const HOW_MANY = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Finds a password among the commonest 10,000, ignoring case; the list is zxcvbn's, of leaked
 * passwords.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  return new Set(longEnough.slice(0, HOW_MANY));
}
