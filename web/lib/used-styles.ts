import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { STYLES_PLACEHOLDER } from './styles-placeholder.ts';

/** A part of a style sheet, as it stands there. */
type Part =
  | { text: string; needs: readonly (readonly string[])[] | undefined }
  | { head: string; parts: readonly Part[] };

/**
 * What takes out of a style sheet what a page needs: each rule whose classes all stand in its HTML, and all that has no
 * class. The whole sheet comes later, with the scripts (first-paint.ts): what only they draw needs the rest.
 * @param css the sheet, minified.
 */
export function usedStyles(css: string): (html: string) => string {
  const parts = partsOf(postcss.parse(css));
  return (html) => {
    const classes = classesIn(html);
    return parts.map((part) => textOf(part, classes)).join('');
  };
}

/** The HTML of a page with the styles that it needs. */
export function withUsedStyles(html: string, stylesFor: (html: string) => string): string {
  const styles = stylesFor(html);
  return html.replace(STYLES_PLACEHOLDER, () => styles);
}

function partsOf(container: Root | AtRule): Part[] {
  return (container.nodes ?? []).map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { text: node.toString(), needs: needsOf(node.selector) };
  if (node.type === 'atrule' && isGroup(node)) {
    return { head: `@${node.name} ${node.params}`, parts: partsOf(node) };
  }
  // A sheet that is minified leaves the semicolon between statements to who puts them together.
  const isStatement = node.type === 'atrule' && !node.nodes;
  return { text: isStatement ? `${node.toString()};` : node.toString(), needs: undefined };
}

/** What has rules in it that may go one by one. */
const isGroup = (rule: AtRule): boolean =>
  rule.nodes !== undefined && ['layer', 'media', 'supports', 'container'].includes(rule.name);

/** The classes of each selector of a list; what must not be there is none of them. */
function needsOf(selector: string): string[][] {
  const needs: string[][] = [];
  parseSelectors((list) => {
    list.each((each) => {
      const classes: string[] = [];
      each.walk((node) => {
        if (node.type === 'class' && !isNegated(node)) classes.push(node.value);
      });
      needs.push(classes);
    });
  }).processSync(selector);
  return needs;
}

function isNegated(node: parseSelectors.Node): boolean {
  for (let up = node.parent; up; up = up.parent as typeof up) {
    if (up.type === 'pseudo' && up.value === ':not') return true;
  }
  return false;
}

function textOf(part: Part, classes: ReadonlySet<string>): string {
  if ('head' in part) {
    const inner = part.parts.map((each) => textOf(each, classes)).join('');
    return inner && `${part.head}{${inner}}`;
  }
  const isNeeded = part.needs?.some((needed) => needed.every((name) => classes.has(name))) ?? true;
  return isNeeded ? part.text : '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  const seen = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    if (seen.has(list)) continue;
    seen.add(list);
    const plain = list.replace(
      /&(?:amp|lt|gt|quot|#x27);/g,
      (entity) => ENTITIES[entity] ?? entity,
    );
    for (const name of plain.split(' ')) classes.add(name);
  }
  return classes;
}
