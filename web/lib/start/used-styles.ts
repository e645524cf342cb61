import QuickLRU from 'quick-lru';
import { classesOf, classListsIn, propertiesIn, tagsIn, typesIn } from './html-needs.ts';
import {
  type Declaration,
  type Needs,
  type Part,
  readStyleSheet,
  type StyleSheet,
} from './style-sheet.ts';
import { STYLES_PLACEHOLDER } from './styles-placeholder.ts';

/** Number of styles cached for pages with the same classes, some 40 kB each; a page has few variants. */
const MAX_MADE = 50;

/** The classes, elements and attributes found in a page. */
interface Present {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  types: ReadonlySet<string>;
}

/** The parts of a style sheet that a page uses. */
interface Used extends Present {
  /** Custom properties and animations. */
  names: ReadonlySet<string>;
}

/**
 * Picks the parts of a style sheet that a page needs: rules whose classes and elements all occur in its HTML,
 * and only those custom properties and animations that the remaining rules name. The whole sheet comes later,
 * with the scripts (web/head/start-scripts.ts): whatever they draw needs the rest.
 * @param css the sheet, minified.
 */
export function usedStyles(css: string): (html: string) => string {
  const sheet = readStyleSheet(css);
  const made = new QuickLRU<string, string>({ maxSize: MAX_MADE });
  return (html) => {
    const lists = classListsIn(html);
    const properties = propertiesIn(html);
    const tags = tagsIn(html);
    const types = typesIn(html);
    const key = [lists, properties, tags, types].map((each) => [...each].sort().join('\n')).join();
    const before = made.get(key);
    if (before !== undefined) return before;
    const present = { classes: classesOf(lists), tags, types };
    const used = { ...present, names: namesUsed(sheet, present, properties) };
    const styles = sheet.parts.map((part) => textOf(part, used)).join('');
    made.set(key, styles);
    return styles;
  };
}

/** The HTML of a page with the styles that it needs. */
export function withUsedStyles(html: string, stylesFor: (html: string) => string): string {
  const styles = stylesFor(html);
  return html.replace(STYLES_PLACEHOLDER, () => styles);
}

/** Names used by the page and the rules it needs, and the names those use in turn. */
function namesUsed(
  { parts, withThoseNamed }: StyleSheet,
  present: Present,
  inHtml: readonly string[],
): Set<string> {
  const names = new Set<string>(inHtml.flatMap(withThoseNamed));
  const gather = (part: Part) => {
    if (part.kind === 'group') part.parts.forEach(gather);
    else if (part.kind === 'rule' && isNeeded(part.needs, present)) addAll(names, part.uses);
    else if (part.kind === 'text') addAll(names, part.uses);
  };
  parts.forEach(gather);
  return names;
}

function addAll(names: Set<string>, more: readonly string[]): void {
  for (const name of more) names.add(name);
}

const isNeeded = (needs: readonly Needs[], present: Present): boolean =>
  needs.some(
    ({ classes, tags, types }) =>
      classes.every((name) => present.classes.has(name)) &&
      tags.every((name) => present.tags.has(name)) &&
      types.every((type) => present.types.has(type)),
  );

function textOf(part: Part, used: Used): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'named') return used.names.has(part.name) ? part.text : '';
  if (part.kind === 'group') {
    const inner = part.parts.map((each) => textOf(each, used)).join('');
    return inner && `${part.head}{${inner}}`;
  }
  if (!isNeeded(part.needs, used)) return '';
  const hasUse = ({ sets }: Declaration) => sets === undefined || used.names.has(sets);
  // Most rules set nothing that could be without a use.
  if (!part.setsNames) return part.text;
  const declarations = part.declarations.filter(hasUse).map(({ text }) => text);
  return declarations.length > 0 ? `${part.selector}{${declarations.join(';')}}` : '';
}
