import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { SAMPLE_MAILS } from './mails/samples.ts';
import { runCommand, say } from './run-command.ts';

const FILE = path.resolve('reports/mails.html');

/** `npm run mails`: writes every email with sample data into a page, each as on a phone in light and dark, and as plain text. */
async function main(): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, pageOf(SAMPLE_MAILS));
  say(`${SAMPLE_MAILS.length} mails: ${FILE}`);
}

const pageOf = (mails: readonly Mail[]) =>
  `<!doctype html><meta charset="utf-8"><title>Mails of Efie</title><style>body{font:14px sans-serif;margin:24px}section{display:flex;gap:16px;flex-wrap:wrap;margin-bottom:40px}iframe{width:360px;height:640px;border:1px solid #ccc}pre{width:360px;height:640px;overflow:auto;white-space:pre-wrap;margin:0;border:1px solid #ccc;padding:12px;box-sizing:border-box}h2{margin:0 0 8px}</style>${mails.map(sectionOf).join('')}`;

const sectionOf = ({ subject, html, text }: Mail) =>
  `<h2>${escapeHtml(subject)}</h2><section>${['light', 'dark']
    .map((theme) => `<iframe style="color-scheme:${theme}" srcdoc="${escapeHtml(html)}"></iframe>`)
    .join('')}<pre>${escapeHtml(text)}</pre></section>`;

runCommand(main);
