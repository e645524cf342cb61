import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SentMail } from '../checks/mails.ts';

/** A mail server that keeps what it takes. A mail that is sent again has the same id. */
export class Mailbox {
  readonly mails: SentMail[] = [];

  static async open(host: string, port: number): Promise<Mailbox> {
    const mailbox = new Mailbox();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _session, answer) => {
        text(stream).then((source) => {
          mailbox.#keep(source);
          answer();
        }, answer);
      },
    });
    // The sender may be killed at any moment.
    server.on('error', () => {});
    await once(server.listen(port, host), 'listening');
    return mailbox;
  }

  #keep(source: string): void {
    const unfolded = source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    const content = /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '';
    this.mails.push({ content, text: unfolded, sentAt: Date.now() });
  }
}
