import { parseSync, Visitor } from 'vite';

/** A source file of the repository. */
export interface Source {
  path: string;
  text: string;
}

interface Sentence {
  text: string;
  /** Counted from 1. */
  line: number;
}

const SENTENCE_WORDS = 4;
/** A label this long could as well be a sentence. */
const LABEL_LENGTH = 25;
const LABEL_SPACES = 3;

/** Class names, SQL and log lines begin in lower case; a placeholder for a value may be anything. */
const BEGINNING = /^["'“‘(]*(?:\p{Lu}|\{\})/u;
/** Paths of drawings contain no words. */
const WORD = /\p{Ll}{2}/u;

/** Sentences for people that appear literally in more than one file, each with its places. */
export function saidTwice(sources: readonly Source[]): string[] {
  const places = new Map<string, Map<string, number>>();
  for (const source of sources) {
    for (const { text, line } of sentencesOf(source)) {
      const lines = places.get(text) ?? new Map<string, number>();
      places.set(text, lines);
      if (!lines.has(source.path)) lines.set(source.path, line);
    }
  }
  return [...places]
    .filter(([, lines]) => lines.size > 1)
    .map(([text, lines]) => {
      const named = [...lines].map(([path, line]) => `${path}:${line}`);
      return `“${text}” stands in ${named.join(' and ')}`;
    });
}

/** Finds the sentences in a source's literals, templates (with `{}` for a value) and elements' text. */
function sentencesOf({ path, text: source }: Source): Sentence[] {
  const found: Sentence[] = [];
  const add = (said: string, start: number) => {
    const text = said.replace(/\s+/g, ' ').trim();
    if (isSentence(text)) found.push({ text, line: lineOf(source, start) });
  };
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') add(value, start);
    },
    TemplateLiteral({ quasis, start }) {
      add(quasis.map(({ value }) => value.cooked).join('{}'), start);
    },
    JSXText({ value, start }) {
      add(value, start);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

function isSentence(text: string): boolean {
  if (!BEGINNING.test(text) || !WORD.test(text)) return false;
  const spaces = text.split(' ').length - 1;
  return /[.!?…]$/.test(text)
    ? spaces + 1 >= SENTENCE_WORDS
    : text.length >= LABEL_LENGTH && spaces >= LABEL_SPACES;
}

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
