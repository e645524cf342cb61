import unhomoglyph from 'unhomoglyph';
import { badInput } from '#domain/errors.ts';
import { fieldMessages } from '#domain/field-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';

/** Our own names, and those whom people trust with a code or a payment. */
const OURS = [
  SITE_NAME,
  'admin',
  'administrator',
  'customer care',
  'customer service',
  'help desk',
  'helpdesk',
  'moderator',
  'official',
  'support',
];

/** How a name looks, whatever characters it is made of (UTS #39, §4, "skeleton"). */
const lookOf = (text: string): string =>
  unhomoglyph(unhomoglyph(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()))
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const LOOKS = OURS.map(lookOf);

/** Without its gaps and with each letter once: "E.f.i.e Team" and "Eefie Team" read as the same. */
const runOf = (look: string): string => look.replaceAll(' ', '').replace(/(.)\1+/g, '$1');

/**
 * Words that make an account look like ours when they stand beside our name. None is made of
 * others, so that a name reads in one way only.
 */
const BESIDE = [
  ...[
    'admin',
    'administrator',
    'care',
    'customer',
    'desk',
    'ghana',
    'help',
    'moderator',
    'official',
  ],
  ...['payment', 'payments', 'security', 'service', 'staff', 'support', 'team'],
];
const beside = `(?:${BESIDE.map((word) => runOf(lookOf(word))).join('|')})*`;
const OURS_ALONE = new RegExp(`^${beside}${runOf(lookOf(SITE_NAME))}${beside}$`);

/**
 * Refuses a name that people could take for the site's own, for example "Efie Support".
 * @throws {DomainError} BAD_INPUT.
 */
export function requireOwnName(name: { firstname: string; lastname: string }): void {
  const look = lookOf(`${name.firstname} ${name.lastname}`);
  const isOurs = LOOKS.some((ours) => ` ${look} `.includes(` ${ours} `));
  if (!isOurs && !OURS_ALONE.test(runOf(look))) return;
  const { takenForOurs } = fieldMessages;
  throw badInput(takenForOurs, { firstname: takenForOurs });
}
