import type { TypedText } from './typed-text.ts';

/** What people say around what they look for, in English, in pidgin and in Twi. */
const FILLERS = [
  'good (?:morning|afternoon|evening|day)|hello|hi|hey|please|pls|plz|kindly|thanks?(?: you)?|urgent(?:ly)?|asap|now now|serious(?:ly)?',
  "i(?: am|’m|'m)?|im|we|my|me|us|our|you|your|who|he|she|they|it|a friend|someone|anyone|anybody|client|buyer",
  'want(?:s|ed|ing)?|need(?:s|ed|ing)?|look(?:ing)?(?: for)?|find(?:ing)?|search(?:ing)?(?: for)?|get|got|have|has|had|give|show|send|interested(?: in)?|can|could|would like|like|will|be|is|are|am|was|do|does|there|available|sharp sharp',
  'a|an|the|some|any|of|and|or|in|at|on|for|with|to|from|by|as|that|this|which|where|around|inside|within|so|very|too|just|only|also|good|nice|neat|decent|beautiful|best|preferably|area|areas|side|places?|things?|stuff',
  '(?<=(?:office|shop|retail|commercial|warehouse) )spaces?',
  'abeg|abi|dey|wey|wan|make|fit|go|come|e|na|no be|chale|charley|oo+|sef|wan buy|moro',
  'mepa ?wo ?kyew|me ?p[eɛ]|mepe|pe|mehia|wo|w[oɔ]|bi|ne|na|ho|mu',
].join('|');
const FILLER = new RegExp(`(?<![a-z0-9ɛɔ])(?:${FILLERS})(?![a-z0-9ɛɔ])`);

/** Words of Twi for what a listing says in English. */
const TWI: readonly [word: RegExp, english: string][] = [
  [/(?<![a-z0-9])asaase(?![a-z0-9])/g, 'land'],
  [/(?<![a-z0-9])fie(?![a-z0-9])/g, 'house'],
  [/(?<![a-z0-9])dan(?![a-z0-9])/g, 'room'],
  [/(?<![a-z0-9])kaa(?![a-z0-9])/g, 'car'],
];
const EMOJI: readonly [sign: RegExp, english: string][] = [
  [/[🏠🏡🏘]/gu, ' house '],
  [/[🚗🚙🚘]/gu, ' car '],
  [/[🏨🛏]/gu, ' hotel '],
  [/🏢/gu, ' office '],
  [/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, ' '],
];

/** A text with its emoji and words of Twi in English. */
export function inEnglish(text: string): string {
  const plain = EMOJI.reduce((left, [sign, english]) => left.replace(sign, english), text);
  return TWI.reduce(
    (left, [word, english]) => left.replace(new RegExp(word, 'gi'), english),
    plain,
  );
}

/** Takes out of a text what means nothing to a search. */
export function takeFillers(text: TypedText): void {
  text.takeAll(FILLER);
}

const CHEAP =
  /(?<![a-z0-9])(?:very |so )?(?:cheap(?:er|est)?|affordable|low[- ]cost|budget(?:[- ]friendly)?|low (?:price|budget)|not expensive|moderate price)(?![a-z0-9])/;

/** Takes 'cheap' and the like out of a text. */
export const takeCheap = (text: TypedText) => text.take(CHEAP, () => true);
