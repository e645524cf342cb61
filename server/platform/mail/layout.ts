import { escapeHtml } from '../escape-html.ts';
import type { Owner } from './mail.ts';

export interface MailContent {
  /**
   * Opens the email in our words only: an account can be made under a stranger's address, and what its owner typed must
   * not be the first thing the stranger reads.
   */
  heading: string;
  /** The recipient's first name; leave out when the address may be a stranger's. */
  name?: string | undefined;
  paragraphs: (string | Said)[];
  facts?: [label: string, value: string][];
  /** Things that have a page each. */
  items?: MailItem[];
  action?: { label: string; url: string };
  /** Explains below all else why someone gets the email; by default, that they have an account. */
  why?: string;
  /** The link to stop such emails, or a second one beside the button. */
  footer?: { label: string; url: string };
}

/** A person's own words, set apart from ours. */
interface Said {
  said: string;
}

/** One of several things that an email mentions. */
interface MailItem {
  title: string;
  url: string;
  lines: string[];
  /** Address of a picture; it is linked, not loaded. */
  picture?: string | undefined;
}

const HAS_ACCOUNT = 'You’re getting this email because you have an account on Efie.';

/** Explains why Admins get emails about things waiting for them. */
export const BECAUSE_ADMIN = 'You’re getting this email because you’re an Admin of Efie.';

/** Renders the same content as plain text and as HTML that any mail program shows, without remote pictures. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({
  heading,
  name,
  paragraphs,
  facts = [],
  items = [],
  action,
  why = HAS_ACCOUNT,
  footer,
}: MailContent): string {
  return [
    heading,
    name ? greeting(name) : '',
    ...paragraphs.map((paragraph) =>
      typeof paragraph === 'string' ? paragraph : quoted(paragraph.said),
    ),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...items.map(itemAsText),
    action ? `${action.label}: ${action.url}` : '',
    `Efie\n${why}`,
    footer ? `${footer.label}: ${footer.url}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function asHtml({
  heading,
  name,
  paragraphs,
  facts = [],
  items = [],
  action,
  why = HAS_ACCOUNT,
  footer,
}: MailContent): string {
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap;font-size:14px;line-height:25px;color:#5F574B">${escapeHtml(label)}</td><td style="padding:4px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const button = action
    ? `<p style="margin:28px 0 8px"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;background:#0D5C46;color:#fff;padding:14px 24px;border-radius:10px;font-weight:bold;text-align:center;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const stop = footer
    ? ` <a class="quiet" href="${escapeHtml(footer.url)}" style="color:#5F574B">${escapeHtml(footer.label)}</a>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(heading)}</title><style>${DARK}</style></head><body class="page" style="margin:0;padding:24px 16px;background:#FBF8F3;color:#1C1A16;font:16px/1.55 sans-serif"><div style="max-width:560px;margin:0 auto"><p class="mark" style="margin:0 0 16px;color:#0D5C46;font-size:20px;font-weight:bold">Efie</p><div class="card" style="background:#fff;border:1px solid #E4DCCF;border-radius:14px;padding:24px;overflow-wrap:anywhere;word-break:break-word"><h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(heading)}</h1>${name ? asParagraph(greeting(name)) : ''}${paragraphs.map((paragraph) => (typeof paragraph === 'string' ? asParagraph(paragraph) : saidAsHtml(paragraph))).join('')}${rows ? `<table style="border-collapse:collapse;margin:0 0 16px">${rows}</table>` : ''}${items.map(itemAsHtml).join('')}${button}</div><p class="quiet" style="margin:16px 0 0;color:#5F574B;font-size:14px">${escapeHtml(why)}${stop}</p></div></body></html>`;
}

/** Colours for dark themes. Mail programs that ignore these rules darken the mail themselves, or leave it light. */
const DARK =
  '@media (prefers-color-scheme:dark){.page{background:#14120E!important;color:#F5F0E7!important}.card{background:#1E1B16!important;border-color:#3A342B!important}.said{border-color:#5F574B!important}.quiet{color:#B9AF9F!important}.mark,.link{color:#56C79E!important}.button{background:#56C79E!important;color:#06231A!important}}';

/** The name to greet an owner by. None until they confirm the address: anyone may sign up with a stranger's, under any name. */
export const nameOfOwner = ({ firstname, email_confirmed_at }: Owner): string | undefined =>
  email_confirmed_at ? firstname : undefined;

const greeting = (name: string): string => `Hello ${name},`;

const asParagraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const saidAsHtml = ({ said }: Said): string =>
  `<blockquote class="said" style="margin:16px 0;padding:0 0 0 16px;border-left:3px solid #E4DCCF">${said.split(/\n+/).map(asParagraph).join('')}</blockquote>`;

const quoted = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const itemAsText = ({ title, url, lines, picture }: MailItem): string =>
  [title, ...lines, url, ...(picture ? [`Photo: ${picture}`] : [])].join('\n');

function itemAsHtml({ title, url, lines, picture }: MailItem): string {
  const photo = picture
    ? `<br><a class="link" href="${escapeHtml(picture)}" style="color:#0D5C46">Photo</a>`
    : '';
  const rest = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
  return `<p class="card" style="margin:16px 0;padding-top:16px;border-top:1px solid #E4DCCF"><a href="${escapeHtml(url)}" class="link" style="color:#0D5C46;font-weight:bold">${escapeHtml(title)}</a>${rest}${photo}</p>`;
}
