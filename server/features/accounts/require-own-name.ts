import unhomoglyph from 'unhomoglyph';
import { badInput } from '#domain/errors.ts';
import { fieldMessages } from '#domain/field-messages.ts';
import { SITE_NAME } from '#domain/site/contact.ts';

/** What we call ourselves, and whom people trust with a code or a payment. */
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

/** As a name looks, whatever characters it is made of (UTS #39, §4, "skeleton"). */
const lookOf = (text: string): string =>
  unhomoglyph(unhomoglyph(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()))
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const LOOKS = OURS.map(lookOf);

/**
 * Refuses a name that people could take for the site's own, as in "Efie Support".
 * @throws {DomainError} BAD_INPUT.
 */
export function requireOwnName(name: { firstname: string; lastname: string }): void {
  const look = ` ${lookOf(`${name.firstname} ${name.lastname}`)} `;
  if (!LOOKS.some((ours) => look.includes(` ${ours} `))) return;
  const { takenForOurs } = fieldMessages;
  throw badInput(takenForOurs, { firstname: takenForOurs });
}
