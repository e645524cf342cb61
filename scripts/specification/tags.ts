import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { Source } from './said-twice.ts';

/** One rule named in a comment above a test, or above a group of tests. */
export interface Tag {
  rule: string;
  file: string;
  /** Counted from 1. */
  line: number;
  /** Undefined when the comment is not directly above a test. */
  title: string | undefined;
}

/** `§2.12/7, §3.1/2`: a comment that begins so names rules. */
const TAGS = /^\s*§[\d.]+\/\d/;
/** Between a comment and its test only more tags may stand. */
const UP_TO_TEST = /^(?:\n *\/\/ *§.*)*\n */;

const TEST_FILES =
  '{domain,server,web,scripts,demo,bench,chaos,fuzz,e2e}/**/*.{test.ts,test.tsx,spec.ts}';

/** The tags of every test file, by file. */
export const readTags = (root: string): Tag[] =>
  globSync(TEST_FILES, { cwd: root })
    .sort()
    .flatMap((file) => tagsIn({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

/** The tags of a test file, in its order. */
export function tagsIn({ path: file, text }: Source): Tag[] {
  // Parsing takes longest.
  if (!text.includes('§')) return [];
  const { program, comments } = parseSync(file, text);
  const titles = titlesByStart(program);
  return comments
    .filter(({ value }) => TAGS.test(value))
    .flatMap(({ value, start, end }) => {
      const between = UP_TO_TEST.exec(text.slice(end))?.[0] ?? '';
      const title = titles.get(end + between.length);
      const line = text.slice(0, start).split('\n').length;
      const rules = value.split(',').map((rule) => rule.trim().replace(/^§/, ''));
      return rules.filter(Boolean).map((rule) => ({ rule, file, line, title }));
    });
}

/** Titles of tests and groups, by where their calls start. */
function titlesByStart(program: ESTree.Program): Map<number, string> {
  const titles = new Map<number, string>();
  new Visitor({
    CallExpression(call) {
      const title = isTest(call) ? titleOf(call) : undefined;
      if (title !== undefined) titles.set(call.start, title);
    },
  }).visit(program);
  return titles;
}

/** True for `test(…)`, `it.skip(…)`, `describe.each([…])(…)` and the like. */
function isTest(call: ESTree.CallExpression): boolean {
  let node: ESTree.Expression = call;
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    node = node.type === 'CallExpression' ? node.callee : node.object;
  }
  return node.type === 'Identifier' && /^(?:test|it|describe)$/.test(node.name);
}

/** The title with `{name}` for each value, which `%s` gets from the parameter in its place. */
function titleOf({ arguments: [title, ...rest] }: ESTree.CallExpression): string | undefined {
  if (title?.type === 'TemplateLiteral') {
    const [first, ...others] = title.quasis.map(({ value }) => value.cooked);
    return first + others.map((text, index) => placeFor(title.expressions[index]) + text).join('');
  }
  if (title?.type !== 'Literal' || typeof title.value !== 'string') return undefined;
  const run = rest.find((each) => 'params' in each);
  let next = 0;
  return title.value.replaceAll(/%[sdijo]|\$([a-z]\w*)/g, (_, name?: string) =>
    name === undefined ? placeFor(run?.params[next++]) : `{${name}}`,
  );
}

function placeFor(node: ESTree.Expression | ESTree.ParamPattern | undefined): string {
  const name = node?.type === 'Identifier' ? node.name.replace(/^_/, '') : '';
  return `{${name || 'case'}}`;
}
