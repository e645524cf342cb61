/** Letters of Ghana's languages that many keyboards lack, with what people type instead. */
const TYPED_FOR: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ʒ: 'z',
  ɩ: 'i',
  ʊ: 'u',
};

/** Combining accents, which follow their letter as a character of their own. */
const ACCENTS = [
  ...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030c\u0323\u0327\u0328\u0331',
];

/** The last of Latin Extended-B. */
const LAST_ACCENTED = 0x24f;

/** Maps each accented letter to the plain one, and each combining accent to nothing. */
const PLAIN = new Map([
  ...Object.entries(TYPED_FOR),
  ...ACCENTS.map((each) => [each, ''] as const),
]);
for (let code = 0xe0; code <= LAST_ACCENTED; code += 1) {
  const letter = String.fromCharCode(code);
  const [plain = '', ...accents] = letter.normalize('NFD');
  if (/[a-z]/.test(plain) && accents.length > 0) PLAIN.set(letter, plain);
}

/**
 * A text in lower case, with ɛ as e and é as e; must match the database's search_fold. Works character by character, so that
 * parts of a text remain parts of it.
 */
export const fold = (text: string): string =>
  text.toLowerCase().replace(/[^ -~\n]/gu, (character) => PLAIN.get(character) ?? character);
