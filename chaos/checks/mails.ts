import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Strike } from '../storm.ts';

/**
 * The longest, in milliseconds, from sending an email to noting that. A process that is struck, or loses its database, in
 * between sends the email again. Nothing can prevent that, so a second email is explained by a strike that was not over when the
 * first was sent, or came within this time after it.
 */
const NOTED_WITHIN_MS = 1_000;

/** Milliseconds until a strike is felt: its target may still send for a moment. */
const FELT_WITHIN_MS = 500;

export interface SentMail {
  /** Stays the same when an email is sent again. */
  content: string;
  text: string;
  sentAt: number;
}

export interface MailFindings {
  count: number;
  lost: string[];
  doubled: string[];
  /** Sent again, because the sender was struck before it could note the first. */
  explained: string[];
}

/**
 * Compares emails that were sent, in their order, with the promised ones.
 * @param promised a word of each mail; a word that several mails share is listed once for each.
 */
export function checkMails(
  mails: readonly SentMail[],
  promised: readonly string[],
  strikes: readonly Strike[],
): MailFindings {
  const byContent = Map.groupBy(mails, ({ content }) => content);
  const findings: MailFindings = { count: mails.length, lost: [], doubled: [], explained: [] };
  for (const [first, ...again] of byContent.values()) {
    if (!first || again.length === 0) continue;
    const strike = strikes.find(
      ({ from, to }) => to > first.sentAt - FELT_WITHIN_MS && from < first.sentAt + NOTED_WITHIN_MS,
    );
    const line = `${/^Subject: .*$/m.exec(first.text)?.[0]}: ${again.length} more`;
    if (strike) findings.explained.push(`${line}, ${strike.name}`);
    else findings.doubled.push(line);
  }
  const distinct = [...byContent.values()].flatMap(([first]) => first?.text ?? []);
  for (const [word, wanted] of Map.groupBy(promised, (each) => each)) {
    const found = distinct.filter((text) => text.includes(word)).length;
    if (found < wanted.length) findings.lost.push(`${word}: ${found} of ${wanted.length}`);
  }
  return findings;
}

/** The emails in an outbox. */
export async function readOutbox(outbox: string): Promise<SentMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = path.join(outbox, name);
      const [source, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
      const text = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      return { text, content: fingerprint(text), sentAt: mtimeMs };
    }),
  );
  return mails.sort((one, other) => one.sentAt - other.sentAt);
}

/** Hashes only the part that readers see: each sending has its own date, id and boundaries. */
function fingerprint(text: string): string {
  const lasting = text
    .replace(/^(Message-ID|Date): .*$/gim, '')
    .replace(/^Content-Type: multipart.*(\n[ \t].*)*/gim, '')
    .replace(/^--.*$/gm, '');
  return createHash('sha256').update(lasting).digest('hex');
}
