import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallResponse } from '../caller.ts';
import type { Ledger } from '../ledger.ts';
import type { Random } from '../random.ts';
import type { Attempts } from './attempts.ts';
import type { Person, Scene, Stay } from './scene.ts';

/** Guests of one race. */
const RACERS = 3;
/** Days ahead that stays begin, far from the day on which clocks may disagree. */
const DAYS: [from: number, to: number] = [5, 480];
/** Before what was refused for the moment is sent again, in milliseconds. */
const AGAIN_MS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Booked {
  id: string;
  guest: Person;
  host: Person;
}

/**
 * People who book, record payments and change accounts, and keep asking until they are told what became of it; what is
 * confirmed goes into the ledger.
 */
export class Writers {
  /** Each call that writes. */
  readonly attempts: Attempts;
  readonly #scene: Scene;
  readonly #ledger: Ledger;
  readonly #unpaid: Booked[] = [];
  readonly #working: Promise<void>[] = [];
  #words = 0;
  #guests = 0;
  #accounts = 0;
  #isOver = false;

  constructor(scene: Scene, ledger: Ledger, attempts: Attempts) {
    this.#scene = scene;
    this.#ledger = ledger;
    this.attempts = attempts;
  }

  begin(random: Random): void {
    const plays = [this.#race, this.#race, this.#pay, ...Array(4).fill(this.#changeAccount)];
    for (const play of plays) this.#working.push(this.#repeat(play, random.fork()));
  }

  /** Ends it, once everyone has an answer. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  async #repeat(play: (random: Random) => Promise<void>, random: Random): Promise<void> {
    while (!this.#isOver) {
      await play.call(this, random);
      await wait(random.int(200, 600));
    }
  }

  /** Some guests want overlapping nights of one stay. */
  async #race(random: Random): Promise<void> {
    const stay = random.pick(this.#scene.stays);
    const from = random.int(...DAYS);
    const wishes = Array.from({ length: RACERS }, () => ({
      guest: this.#nextGuest(),
      from: from + random.int(0, 2),
      nights: random.int(2, 4),
    }));
    await Promise.all(wishes.map(({ guest, ...nights }) => this.#book(stay, guest, nights)));
  }

  async #book(
    { id: propertyId, host }: Stay,
    guest: Person,
    { from, nights }: { from: number; nights: number },
  ): Promise<void> {
    const [checkIn, checkOut] = [dayAhead(from), dayAhead(from + nights)];
    const word = this.#newWord();
    const response = await this.#insist(guest, 'POST', '/api/bookings', {
      propertyId,
      fullName: `Guest ${word}`,
      email: 'guest@chaos.example',
      phoneNumber: '0244123456',
      checkIn,
      checkOut,
    });
    if (response?.status !== 201) return this.#expect(response, [409, 422]);
    const { _id: id } = response.json.booking as { _id: string };
    this.#ledger.promise('booking', id, `${checkIn} ${checkOut} confirmed`);
    // One to the host, which contains the name, and one to the guest's account.
    this.#ledger.mails.push(word, guest.email);
    this.#unpaid.push({ id, guest, host });
  }

  /** A host records cash for the booking that has waited longest. */
  async #pay(random: Random): Promise<void> {
    const booked = this.#unpaid.shift();
    if (!booked) return;
    const note = this.#newWord();
    const path = `/api/User/stays/${booked.id}/payments`;
    const amount = random.int(10, 90);
    const body = { kind: 'payment', amount, method: 'cash', note };
    const response = await this.#insist(booked.host, 'POST', path, body);
    if (response?.status !== 201) return this.#expect(response, []);
    this.#ledger.promise('payment', note, booked.id);
    // A receipt, with the note.
    this.#ledger.mails.push(note, booked.guest.email);
  }

  async #changeAccount(): Promise<void> {
    const guest = this.#scene.guests[this.#accounts++ % this.#scene.guests.length] as Person;
    const location = `Town ${this.#newWord()}`;
    this.#ledger.attempt('profile', guest.id, location);
    const response = await this.#insist(guest, 'PUT', '/api/User/profile', { location });
    if (response?.status !== 200) return this.#expect(response, []);
    this.#ledger.promise('profile', guest.id, location);
  }

  /** Sends the same with the same key until there is an answer. @returns undefined when it ended before. */
  async #insist(
    person: Person,
    method: string,
    path: string,
    body: object,
  ): Promise<CallResponse | undefined> {
    const headers = { 'idempotency-key': randomUUID() };
    while (!this.#isOver) {
      let response: CallResponse | undefined;
      await this.attempts.try(async () => {
        response = await person.call(method, path, body, headers);
        return response !== undefined && response.status < 300;
      });
      if (response) return response;
      await wait(AGAIN_MS);
    }
    return undefined;
  }

  /** Takes note of a refusal that is not among the expected. */
  #expect(response: CallResponse | undefined, expected: readonly number[]): void {
    if (!response || expected.includes(response.status)) return;
    const { status, json } = response;
    this.#ledger.faultyResponses.push(`${status}: ${JSON.stringify(json).slice(0, 200)}`);
  }

  #nextGuest(): Person {
    return this.#scene.guests[this.#guests++ % this.#scene.guests.length] as Person;
  }

  /** All have one length, so that none contains another. */
  #newWord(): string {
    this.#words += 1;
    return `Q${String(this.#words)
      .padStart(6, '0')
      .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  }
}

const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
