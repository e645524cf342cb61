import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration as Node,
  type Root,
  type Rule,
} from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** A declaration of a rule. */
export interface Declaration {
  text: string;
  /** The custom property that it sets. */
  sets: string | undefined;
}

/** Everything a page must contain for a selector to match. */
export interface Needs {
  classes: readonly string[];
  /** Elements, and types of fields. */
  tags: readonly string[];
  types: readonly string[];
}

/** A part of a style sheet, verbatim. */
export type Part =
  | {
      kind: 'rule';
      selector: string;
      declarations: readonly Declaration[];
      /** True if it sets custom properties. */
      setsNames: boolean;
      text: string;
      /** One entry per selector. */
      needs: readonly Needs[];
      /** Names its declarations use, except those that only set a custom property. */
      uses: readonly string[];
    }
  /** A custom property's registration, or an animation. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'group'; head: string; parts: readonly Part[] }
  | { kind: 'text'; text: string; uses: readonly string[] };

/** A style sheet in its parts. */
export interface StyleSheet {
  parts: readonly Part[];
  /** A custom property or an animation with all that its values name, themselves or through others. */
  withThoseNamed(name: string): readonly string[];
}

/** Reads a style sheet. @param css minified. */
export function readStyleSheet(css: string): StyleSheet {
  const root = postcss.parse(css);
  const names = new Names(root);
  return { parts: partsOf(root, names), withThoseNamed: (name) => names.withThoseNamed([name]) };
}

/** A sheet's custom properties and animations, and the names their values use. */
class Names {
  readonly #animations = new Set<string>();
  readonly #named = new Map<string, Set<string>>();

  constructor(root: Root) {
    root.walkAtRules('keyframes', ({ params }) => {
      this.#animations.add(params);
    });
    root.walkAtRules('keyframes', (animation) => this.#add(animation.params, animation.toString()));
    root.walkDecls(/^--/, ({ prop, value }) => this.#add(prop, value));
  }

  #add(name: string, text: string): void {
    const named = this.#named.get(name) ?? new Set();
    for (const each of this.#in(text)) named.add(each);
    this.#named.set(name, named);
  }

  #in(text: string): string[] {
    const words = text.match(/(?:[\w-]|\\.)+/g) ?? [];
    return words.filter((word) => word.startsWith('--') || this.#animations.has(word));
  }

  /** The names a text uses, directly or through others. */
  namedIn = (text: string): string[] => this.withThoseNamed(this.#in(text));

  withThoseNamed(names: readonly string[]): string[] {
    const all = new Set(names);
    // Iterating over a set that grows includes the new elements.
    for (const name of all) for (const each of this.#named.get(name) ?? []) all.add(each);
    return [...all];
  }
}

const partsOf = (container: Root | AtRule, names: Names): Part[] =>
  (container.nodes ?? []).map((node) => partOf(node, names));

function partOf(node: ChildNode, names: Names): Part {
  const text = node.toString();
  if (node.type === 'rule') return ruleOf(node, names);
  if (node.type !== 'atrule') return { kind: 'text', text, uses: [] };
  const { name, params } = node;
  if (isGroup(node)) {
    return { kind: 'group', head: `@${name} ${params}`, parts: partsOf(node, names) };
  }
  if (name === 'property' || name === 'keyframes') return { kind: 'named', name: params, text };
  // A statement's text in a minified sheet lacks the semicolon: add it.
  return { kind: 'text', text: node.nodes ? text : `${text};`, uses: names.namedIn(text) };
}

/** Rules inside a group can be dropped one by one. */
const isGroup = (rule: AtRule): boolean =>
  rule.nodes !== undefined && ['layer', 'media', 'supports', 'container'].includes(rule.name);

function ruleOf(rule: Rule, names: Names): Part {
  const { selector } = rule;
  const isSetting = (node: ChildNode): node is Node =>
    node.type === 'decl' && node.prop.startsWith('--');
  const declarations = rule.nodes.map((node) => ({
    text: node.toString(),
    sets: isSetting(node) ? node.prop : undefined,
  }));
  return {
    kind: 'rule',
    selector,
    declarations,
    setsNames: declarations.some(({ sets }) => sets !== undefined),
    text: rule.toString(),
    needs: needsOf(selector),
    uses: names.namedIn(
      declarations.map(({ text, sets }) => (sets === undefined ? text : '')).join(';'),
    ),
  };
}

/** The needs of each selector in a list; anything inside `:not` is not a need. */
function needsOf(selector: string): Needs[] {
  const needs: Needs[] = [];
  parseSelectors((list) => {
    list.each((each) => {
      const classes: string[] = [];
      each.walk((node) => {
        if (node.type === 'class' && !isNegated(node)) classes.push(node.value);
      });
      const tags = each.nodes.flatMap((node) => (node.type === 'tag' ? node.value : []));
      needs.push({ classes, tags, types: each.nodes.flatMap((node) => typeOf(node) ?? []) });
    });
  }).processSync(selector);
  return needs;
}

/** The parts of a field that only some types of fields have. */
const PARTS_OF_FIELDS: readonly [part: RegExp, type: string][] = [
  [/^::file-selector-button$/, 'file'],
  [/^::-webkit-search-/, 'search'],
  [/^::-webkit-(inner|outer)-spin-button$/, 'number'],
  [/^::-webkit-(date|calendar)/, 'date'],
];

/** The field type that a simple selector matches; undefined if it matches others too. */
function typeOf(node: parseSelectors.Node): string | undefined {
  if (node.type === 'attribute' && node.attribute === 'type') return node.value;
  if (node.type !== 'pseudo') return undefined;
  return PARTS_OF_FIELDS.find(([part]) => part.test(node.value))?.[1];
}

function isNegated(node: parseSelectors.Node): boolean {
  for (let up = node.parent; up; up = up.parent as typeof up) {
    if (up.type === 'pseudo' && up.value === ':not') return true;
  }
  return false;
}
