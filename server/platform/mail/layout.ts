import { escapeHtml } from '../escape-html.ts';

export interface MailContent {
  /**
   * What the mail opens with, in no words but ours: an account may be made under a stranger's address, and what its
   * owner types must not be what the stranger reads first.
   */
  heading: string;
  paragraphs: string[];
  /** Labelled facts, shown as a list. */
  facts?: [label: string, value: string][];
  /** Things with a page each. */
  items?: MailItem[];
  /** What the mail answers. */
  quote?: { heading: string; text: string };
  action?: { label: string; url: string };
  /** Below all else. */
  footer?: { label: string; url: string };
}

/** One of several things that a mail tells of. */
interface MailItem {
  title: string;
  url: string;
  lines: string[];
  /** The address of a picture, which is linked, not loaded. */
  picture?: string | undefined;
}

/** One content as plain text and as HTML that any mail program shows, without remote pictures. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({
  heading,
  paragraphs,
  facts = [],
  items = [],
  quote,
  action,
  footer,
}: MailContent): string {
  return [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...items.map(itemAsText),
    quote ? `${quote.heading}\n\n${quoted(quote.text)}` : '',
    action ? `${action.label}: ${action.url}` : '',
    'Efie',
    footer ? `${footer.label}: ${footer.url}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function asHtml({
  heading,
  paragraphs,
  facts = [],
  items = [],
  quote,
  action,
  footer,
}: MailContent): string {
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:#5F574B">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#0D5C46;color:#fff;padding:12px 20px;border-radius:10px;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const below = footer
    ? `<p style="max-width:560px;margin:16px auto 0;font-size:14px"><a href="${escapeHtml(footer.url)}" style="color:#5F574B">${escapeHtml(footer.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#FBF8F3;color:#1C1A16;font:16px/1.55 sans-serif"><div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #E4DCCF;border-radius:14px;padding:24px"><h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(heading)}</h1>${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}${rows ? `<table style="border-collapse:collapse">${rows}</table>` : ''}${items.map(itemAsHtml).join('')}${quote ? quoteAsHtml(quote) : ''}${button}</div>${below}</body></html>`;
}

const quoteAsHtml = ({ heading, text }: NonNullable<MailContent['quote']>): string =>
  `<p style="margin:24px 0 8px;color:#5F574B">${escapeHtml(heading)}</p><blockquote style="margin:0;padding-left:16px;border-left:3px solid #E4DCCF;color:#5F574B;white-space:pre-line">${escapeHtml(text)}</blockquote>`;

const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');

const itemAsText = ({ title, url, lines, picture }: MailItem): string =>
  [title, ...lines, url, ...(picture ? [`Photo: ${picture}`] : [])].join('\n');

function itemAsHtml({ title, url, lines, picture }: MailItem): string {
  const photo = picture
    ? `<br><a href="${escapeHtml(picture)}" style="color:#0D5C46">Photo</a>`
    : '';
  const rest = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  return `<p style="margin:16px 0;padding-top:16px;border-top:1px solid #E4DCCF"><a href="${escapeHtml(url)}" style="color:#0D5C46;font-weight:bold">${escapeHtml(title)}</a>${rest}${photo}</p>`;
}
