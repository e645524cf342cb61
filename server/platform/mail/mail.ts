import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type Transporter } from 'nodemailer';
import { v7 as uuid } from 'uuid';
import { isEmail } from '#domain/values/email.ts';
import type { Log } from '../log/log.ts';
import { plainSubject } from './plain-subject.ts';

/** An email as it waits in a job: plain data. */
export interface Mail {
  /** Identifies the email when it is sent again: to a mailbox by the Message-ID, in the outbox by the file's name. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Replies go to this address instead of the sender's. */
  replyTo?: string;
  /** A calendar event, attached as invite.ics. */
  calendar?: string;
  /** A POST to this address unsubscribes from emails of this kind (RFC 8058). */
  listUnsubscribe?: string;
}

export interface Addressee {
  email: string;
  firstname: string;
}

/** The owner of an account, whose address may be unconfirmed. */
export interface Owner extends Addressee {
  email_confirmed_at: Date | null;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Timeouts to connect, greet and respond, in milliseconds: a mail occupies a job slot meanwhile. */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends by SMTP, or writes .eml files to a folder when there is no server. */
export function createMailer(options: {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
  log: Pick<Log, 'warn'>;
}): Mailer {
  const transport: Transporter = options.smtpUrl
    ? nodemailer.createTransport({ url: options.smtpUrl, ...PATIENCE })
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      // Accounts from before addresses were strict may contain a list; retrying would not help.
      if (!isEmail(mail.to)) {
        options.log.warn({ subject: mail.subject }, 'a mail to no single mailbox was not sent');
        return;
      }
      const sent = await transport.sendMail({
        from: options.from,
        messageId: mail.id && `<${mail.id}@${domainOf(options.from)}>`,
        headers: mail.listUnsubscribe ? unsubscribeHeaders(mail.listUnsubscribe) : undefined,
        to: mailbox(mail.to),
        replyTo: mail.replyTo && mailbox(mail.replyTo),
        subject: plainSubject(mail.subject),
        text: mail.text,
        html: mail.html,
        icalEvent: mail.calendar
          ? { method: 'PUBLISH', filename: 'invite.ics', content: mail.calendar }
          : undefined,
      });
      if (!options.smtpUrl)
        await writeToOutbox(options.outbox, mail.id ?? uuid(), sent.message as Buffer);
    },
    close: () => transport.close(),
  };
}

/** As an object an address is taken literally; as text it would be parsed as a list. */
const mailbox = (address: string) => ({ name: '', address });

/** The domain of 'Efie <no-reply@efie.example>'. */
const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Written beside, then renamed, so that anyone who watches the folder sees only whole files. */
async function writeToOutbox(outbox: string, id: string, message: Buffer): Promise<void> {
  await mkdir(outbox, { recursive: true });
  const file = path.join(outbox, `${id}.eml`);
  await writeFile(`${file}.part`, message);
  await rename(`${file}.part`, file);
}
