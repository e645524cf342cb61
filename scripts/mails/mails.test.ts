import { glob, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';
import { saysWord, wordsRuledOut } from '../glossary/ruled-out.ts';
import { SAMPLE_MAILS } from './samples.ts';

/** Emails to addresses that may be a stranger's, or to Admins and readers of the contact page's messages. */
const NAMELESS =
  /Confirm your|email of your Efie account|^New (?:request|verification|report)|conversation was reported|^Message from/;

/** Words that neither the glossary nor English has. */
const RULED_OUT = wordsRuledOut(await readFile('docs/glossary.md', 'utf8'));
const BROKEN =
  /\b(?:undefined|null|NaN|object Object)\b|\b1 (?:days|listings|prices|stays|nights|devices)\b/;

const headingOf = ({ html }: Mail) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
const decoded = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const buttonOf = ({ html }: Mail) => {
  const [, url = '', label = ''] =
    /<a class="button" href="([^"]+)"[^>]*>([^<]+)</.exec(html) ?? [];
  return { url: decoded(url), label: decoded(label) };
};

describe('emails', () => {
  test('each have a sample', async () => {
    const samples = await readFile(new URL('samples.ts', import.meta.url), 'utf8');
    const written: string[] = [];
    for await (const file of glob('server/features/**/*mails.ts')) {
      const source = await readFile(file, 'utf8');
      for (const [, name = ''] of source.matchAll(
        /^export (?:const|function) (\w+)[^;{]*?(?:\{[^}]*\}[^;{]*?)*\): Mail\b/gm,
      ))
        written.push(name);
    }
    expect(written.length).toBeGreaterThan(35);
    expect(written.filter((name) => !samples.includes(name))).toEqual([]);
  });

  test.each(SAMPLE_MAILS.map((mail) => [mail.subject, mail] as const))(
    'have all their parts in “%s”',
    (subject, mail) => {
      const { text, html, replyTo, to } = mail;
      const heading = decoded(headingOf(mail));
      expect(subject).toMatch(/^\S.*[^.\s]$/);
      expect(to).toMatch(/@example\.com$/);
      expect(text.split('\n')[0]).toBe(heading);
      expect(text.includes('Hello Ama,') || text.includes('Hello Nii,')).toBe(
        !NAMELESS.test(subject),
      );
      expect(html.includes('<p>Hello ')).toBe(text.includes('\nHello '));
      const { url, label } = buttonOf(mail);
      // Emails that are answered by replying have no other button.
      if (!replyTo || url) {
        expect(label.length).toBeGreaterThan(2);
        expect(url).toMatch(/^https:\/\/efie\.example\//);
        expect(text).toContain(`\n\n${label}: ${url}\n\n`);
      }
      expect(text).toMatch(/\n\nEfie\nYou’re getting this email because [^\n]+\.(?:\n\n|$)/);
      expect(html).toContain('You’re getting this email because');
      expect(text).not.toMatch(BROKEN);
      expect(RULED_OUT.filter((word) => saysWord(`${subject}\n${text}`, word))).toEqual([]);
    },
  );

  test('say how to stop them, in both parts and to the mail program, where that is possible', () => {
    const stoppable = SAMPLE_MAILS.filter(({ text }) => /^Stop emails/m.test(text));
    expect(stoppable.length).toBeGreaterThan(1);
    for (const { text, html, listUnsubscribe = '' } of stoppable) {
      expect(text).toContain(listUnsubscribe);
      expect(html).toContain(`href="${listUnsubscribe}"`);
    }
  });
});
