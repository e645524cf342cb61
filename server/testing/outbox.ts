import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The .eml files that were sent, read back. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every mail in the order it was sent, as source text with soft line breaks undone. */
  async mails(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(files.map((name) => this.#read(name)));
  }

  /** The mails to one address, the newest last. */
  async to(address: string): Promise<string[]> {
    const mails = await this.mails();
    return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail));
  }

  async #read(name: string): Promise<string> {
    const source = await readFile(path.join(this.#folder, name), 'utf8');
    return source.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  }
}
