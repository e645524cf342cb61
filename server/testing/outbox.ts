import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads back the .eml files that were sent. */
export class Outbox {
  readonly #folder: string;
  /** Recipients of the emails already read, by file name. */
  readonly #recipients = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every email in the order of sending, as source text with quoted-printable decoded. */
  async mails(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(files.map((name) => this.#read(name)));
  }

  /** Emails to one address, newest last. */
  async to(address: string): Promise<string[]> {
    const mails = await this.mails();
    return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail));
  }

  /** The last email to an address; reads only the newest files, because there may be thousands. */
  async newestTo(address: string): Promise<string | undefined> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    for (const name of files.reverse()) {
      const known = this.#recipients.get(name);
      if (known !== undefined && known !== address) continue;
      const mail = await this.#read(name);
      const recipient = /^To: (.*)$/m.exec(mail)?.[1] ?? '';
      this.#recipients.set(name, recipient);
      if (recipient === address) return mail;
    }
    return undefined;
  }

  async #read(name: string): Promise<string> {
    const source = await readFile(path.join(this.#folder, name), 'utf8');
    return source
      .replace(/=\r?\n/g, '')
      .replace(/=[C-F][0-9A-F](?:=[89AB][0-9A-F])+|=3D/g, (bytes) =>
        Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
      );
  }
}
