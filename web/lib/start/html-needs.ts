const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The class lists in a page, each once. */
export const classListsIn = (html: string): Set<string> =>
  new Set(textsAfter(html, ' class="', '"'));

/** The classes of such lists. */
export function classesOf(lists: Iterable<string>): Set<string> {
  const classes = new Set<string>();
  for (const list of lists) {
    const plain = list.replace(
      /&(?:amp|lt|gt|quot|#x27);/g,
      (entity) => ENTITIES[entity] ?? entity,
    );
    for (const name of plain.split(' ')) classes.add(name);
  }
  return classes;
}

/** The element names in a page, each once. */
export function tagsIn(html: string): Set<string> {
  const tags = new Set<string>();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    let end = at + 1;
    while (isInName(html.charCodeAt(end))) end += 1;
    if (end > at + 1) tags.add(html.slice(at + 1, end));
  }
  return tags;
}

/** Small letters and digits. */
const isInName = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** The types of a page's fields and buttons; a date and time field counts as a date field too. */
export const typesIn = (html: string): Set<string> =>
  new Set(
    textsAfter(html, ' type="', '"').flatMap((type) =>
      type.startsWith('date') ? [type, 'date'] : [type],
    ),
  );

/** The custom properties that the HTML of a page names, in attributes. */
export const propertiesIn = (html: string): string[] =>
  textsAfter(html, 'var(--', ')').map((text) => `--${text.split(',')[0]}`);

/** The texts between a start and an end marker; many times faster than an equivalent regular expression. */
function textsAfter(text: string, beginning: string, end: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    const from = at + beginning.length;
    found.push(text.slice(from, text.indexOf(end, from)));
  }
  return found;
}
