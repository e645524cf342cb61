import type { Actor } from '#domain/accounts/actor.ts';
import { DomainError } from '#domain/errors.ts';
import { addDays, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { boot } from '#server/boot.ts';
import { readConfig } from '#server/config.ts';
import { bookStay } from '#server/features/bookings/book-stay.ts';
import { cancelBooking } from '#server/features/bookings/cancel-booking.ts';
import { answerChange } from '#server/features/bookings/changes/answer-change.ts';
import { offerChange, previewChange } from '#server/features/bookings/changes/offer-change.ts';
import { acceptRequest, declineRequest } from '#server/features/bookings/hosted/answer-request.ts';
import { cancelStay } from '#server/features/bookings/hosted/cancel-stay.ts';
import { feeds } from '#server/features/stay-calendars/feed-repository.ts';
import { keepFetched } from '#server/features/stay-calendars/read-feed.ts';
import { blockNights, unblockNights } from '#server/features/stays/block-nights.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Random, seeded } from '#server/testing/seeded.ts';
import type { Asked, Held, Nights, Refused } from './judge.ts';

export interface RaceTask {
  dataDir: string;
  databaseUrl: string;
  seed: number;
  actions: number;
  /** Calls under way at once. */
  atOnce: number;
  host: string;
  listings: { id: string; feed: string }[];
  guests: string[];
}

export interface RaceReport {
  held: Held[];
  refused: Refused[];
  /** What another site has sold, whether or not it was free here. */
  imported: Held[];
  /** How often each action succeeded, was refused for taken nights, or for another reason. */
  counts: Record<string, number>;
}

/** Days ahead that are raced for: few enough that most nights are wanted by several. */
const AHEAD = 150;

type Mine = Held & { id: string; guest?: string; isRequest?: boolean };

/** One of several processes that book, block, cancel and import nights of the same stays. */
class Racer {
  readonly report: RaceReport = { held: [], refused: [], imported: [], counts: {} };
  readonly #mine: Mine[] = [];
  readonly #guests: string[];
  readonly #moves = new Map<number, Held>();
  readonly #first = today(new Date());

  readonly platform: Platform;
  readonly task: RaceTask;
  readonly random: Random;

  constructor(platform: Platform, task: RaceTask, random: Random) {
    this.platform = platform;
    this.task = task;
    this.random = random;
    this.#guests = [...task.guests];
  }

  async run(): Promise<RaceReport> {
    let left = this.task.actions;
    await Promise.all(
      Array.from({ length: this.task.atOnce }, async () => {
        while (left > 0) {
          left -= 1;
          await this.#act();
        }
      }),
    );
    return this.report;
  }

  #act(): Promise<void> {
    const chance = this.random();
    if (chance < 0.5) return this.#book();
    if (chance < 0.6) return this.#block();
    if (chance < 0.65) return this.#import();
    if (chance < 0.7) return this.#change();
    return this.#end(chance < 0.8);
  }

  async #book(): Promise<void> {
    const [listing, nights] = [this.#int(this.task.listings.length), this.#nights()];
    const guest = this.#guests.shift();
    if (guest === undefined) return;
    const body = {
      propertyId: this.#idOf(listing),
      fullName: 'Esi Owusu',
      email: 'esi@races.example',
      phoneNumber: '0244123456',
      checkIn: this.#day(nights.from),
      checkOut: this.#day(nights.to),
    };
    let isRequest = false;
    const made = await this.#hold('book', listing, nights, async () => {
      const { booking } = await bookStay(this.platform, actor(guest, 'Customer'), body);
      isRequest = booking.status === 'requested';
      return booking._id;
    });
    if (made) Object.assign(made, { guest, isRequest });
    else this.#guests.push(guest);
  }

  async #block(): Promise<void> {
    const [listing, nights] = [this.#int(this.task.listings.length), this.#nights()];
    const [from, to] = [this.#day(nights.from), this.#day(nights.to)];
    await this.#hold('block', listing, nights, async () => {
      const block = {
        from,
        to,
        reason: 'not-available',
        name: '',
        phoneNumber: '',
        note: '',
      } as const;
      const of = this.#idOf(listing);
      return (await blockNights(this.platform, this.#host(), of, block)).block._id;
    });
  }

  /** Asks for nights, and notes them as held or refused. */
  async #hold(
    action: string,
    listing: number,
    nights: Nights,
    ask: () => Promise<string>,
  ): Promise<Mine | undefined> {
    const begun = clock();
    try {
      const id = await ask();
      const held: Mine = { listing, ...nights, id, given: { begun, ended: clock() } };
      this.#count(action);
      this.report.held.push(held);
      this.#mine.push(held);
      return held;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.#count(`${action}: ${error.code}`);
      if (error.code === 'DATES_TAKEN') {
        this.report.refused.push({ listing, ...nights, asked: { begun, ended: clock() } });
      }
      return undefined;
    }
  }

  /** A host offers other nights, and the guest agrees: nights are given back and others taken, or nothing changes. */
  async #change(): Promise<void> {
    const [one] = this.#mine.splice(this.#int(this.#mine.length), 1);
    if (!one) return;
    const { guest, isRequest } = one;
    if (guest === undefined || isRequest) {
      this.#mine.push(one);
      return;
    }
    const nights = this.#nights();
    const dates = { checkIn: this.#day(nights.from), checkOut: this.#day(nights.to) };
    const begun = clock();
    try {
      const { total } = await previewChange(this.platform, this.#host(), one.id, dates);
      const body = { ...dates, expectedTotal: total };
      await offerChange(this.platform, this.#host(), one.id, body);
      const asked = clock();
      const next: Mine = { ...one, ...nights, given: { begun: asked, ended: Infinity } };
      this.report.held.push(next);
      one.freed = { begun: asked, ended: Infinity };
      try {
        await answerChange(this.platform, actor(guest, 'Customer'), one.id, {
          accept: true,
          total,
        });
      } catch (error) {
        // Nothing moved.
        this.report.held.splice(this.report.held.indexOf(next), 1);
        one.freed = undefined;
        throw error;
      }
      const ended = clock();
      next.given.ended = ended;
      one.freed = { begun: asked, ended };
      this.#mine.push(next);
      this.#count('change');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.#mine.push(one);
      this.#count(`change: ${error.code}`);
      if (error.code === 'DATES_TAKEN') {
        const asked = { begun, ended: clock() };
        this.report.refused.push({ listing: one.listing, ...nights, asked, own: one });
      }
    }
  }

  /** Answers a request, cancels a booking, or opens blocked nights again. */
  async #end(asHost: boolean): Promise<void> {
    const [one] = this.#mine.splice(this.#int(this.#mine.length), 1);
    if (!one) return;
    if (one.isRequest && asHost && this.random() < 0.7) {
      await acceptRequest(this.platform, this.#host(), one.id);
      one.isRequest = false;
      this.#mine.push(one);
      this.#count('accept');
      return;
    }
    const begun = clock();
    // Until the answer the nights may be held or free.
    one.freed = { begun, ended: Number.POSITIVE_INFINITY };
    if (one.guest === undefined) {
      const block = { id: this.#idOf(one.listing), blockId: one.id };
      await unblockNights(this.platform, this.#host(), block);
    } else if (asHost && one.isRequest) {
      await declineRequest(this.platform, this.#host(), one.id, { reason: 'We are full.' });
    } else if (asHost) {
      await cancelStay(this.platform, this.#host(), one.id, { reason: 'A pipe has burst.' });
    } else {
      await cancelBooking(this.platform, actor(one.guest, 'Customer'), one.id);
    }
    if (one.guest !== undefined) this.#guests.push(one.guest);
    one.freed = { begun, ended: clock() };
    const by = asHost ? (one.isRequest ? 'decline' : 'cancel as host') : 'cancel';
    this.#count(one.guest === undefined ? 'open' : by);
  }

  /** Another site moves the stay it has sold to other nights. Feeds are shared out among the processes. */
  async #import(): Promise<void> {
    const own = this.task.listings.flatMap(({ feed }, at) => (feed ? [at] : []));
    const listing = own[this.#int(own.length)];
    if (listing === undefined || this.#moves.has(listing)) return;
    const nights = this.#nights();
    const before = this.report.imported.findLast((each) => each.listing === listing);
    const given: Asked = { begun: clock(), ended: Number.POSITIVE_INFINITY };
    const next: Held = { listing, ...nights, given };
    this.#moves.set(listing, next);
    this.report.imported.push(next);
    if (before) before.freed = given;
    const text = calendarWith(this.#day(nights.from), this.#day(nights.to));
    await inTransaction(this.platform.db, async (tx) => {
      const feed = await feeds.lock(tx, this.task.listings[listing]?.feed ?? '');
      if (feed) await keepFetched(tx, this.platform, feed, { ok: true, text, etag: null });
    });
    given.ended = clock();
    this.#moves.delete(listing);
    this.#count('import');
  }

  #nights(): Nights {
    // A guest may no longer cancel on the day of arrival, and midnight may pass meanwhile.
    const from = 2 + this.#int(AHEAD);
    return { from, to: from + 1 + this.#int(7) };
  }

  #day = (number: number): CalendarDate => addDays(this.#first, number);
  #int = (below: number): number => Math.floor(this.random() * below);
  #idOf = (listing: number): string => this.task.listings[listing]?.id ?? '';
  #host = (): Actor => actor(this.task.host, 'Property Owner');
  #count(what: string): void {
    this.report.counts[what] = (this.report.counts[what] ?? 0) + 1;
  }
}

/** Milliseconds in the clock that all processes of the machine share. */
const clock = (): number => Number(process.hrtime.bigint() / 1000n) / 1000;

const actor = (userId: string, role: Actor['role']): Actor => ({
  userId,
  role,
  sessionId: '',
  emailConfirmed: true,
  mustAddFactor: false,
  confirmedAt: new Date(),
});

const calendarWith = (from: CalendarDate, to: CalendarDate): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//races//EN',
    'BEGIN:VEVENT',
    'UID:one@races.example',
    'DTSTAMP:20261101T000000Z',
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Limits by account would stop the race; they have tests of their own. */
const NO_LIMITS = {
  of: () => ({
    take: async () => {},
    spend: (_by: string, _what: unknown, make: () => Promise<unknown>) => make(),
  }),
} as unknown as Platform['limits'];

process.once('message', async (task: RaceTask) => {
  const config = readConfig({
    DATA_DIR: task.dataDir,
    DATABASE_URL: task.databaseUrl,
    SESSION_SECRET: 'races'.repeat(10),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
  });
  const { platform, close } = await boot(config, createLog(config.logLevel));
  const racer = new Racer({ ...platform, limits: NO_LIMITS }, task, seeded(task.seed));
  const report = await racer.run();
  process.send?.(report, async () => {
    await close();
    process.disconnect();
  });
});
