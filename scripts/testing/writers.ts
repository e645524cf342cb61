import { setTimeout as sleep } from 'node:timers/promises';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';

const PASSWORD = 'Kwame-Nkrumah-57';
/** Pause between two writes of a kind: short enough for many writes during a backup. */
const PACE_MS = 150;
const DAY_MS = 24 * 60 * 60 * 1000;

/** People who write to a server over HTTP, several things at once, until told to stop. */
export class Writers {
  /** Confirmed by the server so far. */
  readonly acknowledged = {
    people: [] as string[],
    properties: [] as string[],
    bookings: [] as string[],
    profilePhotos: 0,
  };
  readonly #origin: string;
  #writing: Promise<void>[] = [];
  #ending = false;
  #count = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async begin(): Promise<void> {
    const agent = await this.#newcomer('Agent');
    const customer = await this.#newcomer('Customer');
    await this.#upload(agent);
    const goOn = async (write: () => Promise<void>) => {
      while (!this.#ending) await Promise.all([write(), sleep(PACE_MS)]);
    };
    this.#writing = [
      goOn(() => this.#upload(agent)),
      goOn(() => this.#changeProfilePhoto(customer)),
      goOn(() => this.#book()),
    ];
  }

  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(this.#writing);
  }

  /** Logs in a person who signed up before, at any server; returns the token. */
  async logIn(email: string, origin = this.#origin): Promise<string> {
    const response = await send(`${origin}/api/auth/login`, { email, password: PASSWORD });
    return response.token;
  }

  async #newcomer(role: 'Agent' | 'Customer'): Promise<string> {
    const email = `person${++this.#count}@efie.test`;
    await send(`${this.#origin}/api/auth/signup`, {
      ...{ email, password: PASSWORD, role, location: 'Accra' },
      ...{ firstname: 'Ama', lastname: 'Mensah', phoneNumber: '0201234567' },
    });
    this.acknowledged.people.push(email);
    return this.logIn(email);
  }

  async #upload(token: string): Promise<void> {
    const photo = await jpegPhoto(++this.#count, { width: 320, height: 240 });
    const form = multipart({ ...PROPERTY_FORM }, [image(photo)]);
    const { property } = await sendForm(`${this.#origin}/api/properties/upload`, token, form);
    this.acknowledged.properties.push(property._id);
  }

  /** The server removes the previous photo at once. */
  async #changeProfilePhoto(token: string): Promise<void> {
    const content = await jpegPhoto(++this.#count, { width: 320, height: 240 });
    const file = { field: 'profileImage', name: 'me.jpg', type: 'image/jpeg', content };
    const url = `${this.#origin}/api/User/upload-profile-image`;
    await sendForm(url, token, multipart({}, [file]));
    this.acknowledged.profilePhotos += 1;
  }

  /** A new person books the property uploaded last, on dates that nobody else has. */
  async #book(): Promise<void> {
    const token = await this.#newcomer('Customer');
    const first = new Date(Date.now() + ++this.#count * 3 * DAY_MS);
    const day = (after: number) =>
      new Date(first.getTime() + after * DAY_MS).toISOString().slice(0, 10);
    const form = {
      propertyId: this.acknowledged.properties.at(-1),
      ...{ fullName: 'Ama Mensah', email: 'ama@efie.test', phoneNumber: '0201234567' },
      ...{ checkIn: day(0), checkOut: day(2) },
    };
    const { booking } = await send(`${this.#origin}/api/bookings`, form, token);
    this.acknowledged.bookings.push(booking._id);
  }
}

const send = (url: string, body: unknown, token?: string) =>
  responseOf(url, JSON.stringify(body), { 'content-type': 'application/json' }, token);

const sendForm = (url: string, token: string, { payload, headers }: ReturnType<typeof multipart>) =>
  responseOf(url, new Uint8Array(payload), headers, token);

async function responseOf(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  token: string | undefined,
) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...headers, ...authorization },
  });
  if (!response.ok)
    throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return response.json();
}
