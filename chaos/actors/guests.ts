import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Random } from '../random.ts';
import { newPerson, type Stage } from '../stage.ts';

const GUESTS = 3;

/** Races before others take over: limits count per account. */
const ROUNDS = 4;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Guests race for the same stay; anyone who gets it may cancel it later. */
export async function playGuests(stage: Stage, random: Random): Promise<void> {
  while (!stage.isOver()) {
    const guests: Caller[] = [];
    for (let n = 0; n < GUESTS; n += 1) {
      const guest = await newPerson(stage, random, 'Customer');
      if (!guest) return;
      guests.push(guest);
    }
    for (let round = 0; round < ROUNDS && !stage.isOver(); round += 1) {
      const propertyId = random.pick(stage.stays);
      const start = random.int(2, 300);
      // Drawn before anyone calls, so that the order of responses does not matter.
      const wishes = guests.map((guest) => ({
        guest,
        word: stage.newWord(),
        from: start + random.int(0, 2),
        nights: random.int(3, 6),
        cancels: random.chance(0.3),
      }));
      await Promise.all(wishes.map((wish) => book(stage, propertyId, wish)));
      await wait(random.int(50, 250));
    }
  }
}

interface Wish {
  guest: Caller;
  word: string;
  /** Days from today. */
  from: number;
  nights: number;
  cancels: boolean;
}

async function book({ ledger }: Stage, propertyId: string, wish: Wish): Promise<void> {
  const { guest, word, from, nights, cancels } = wish;
  const checkIn = dayAhead(from);
  const checkOut = dayAhead(from + nights);
  const response = await guest.call('POST', '/api/bookings', {
    propertyId,
    fullName: `Guest ${word}`,
    email: 'guest@chaos.example',
    phoneNumber: '0244123456',
    checkIn,
    checkOut,
  });
  if (response?.status !== 201) return;
  const { _id } = response.json.booking as { _id: string };
  // One to the host, which contains the name, and one to the guest's account.
  const promiseMails = () => {
    ledger.mails.push(word, guest.email);
  };
  const stay = `${checkIn} ${checkOut}`;
  ledger.promise('booking', _id, `${stay} confirmed`);
  promiseMails();
  if (!cancels) return;
  const url = `/api/bookings/${_id}/cancel`;
  if (await guest.change(['booking', _id, `${stay} cancelled`], 'POST', url)) promiseMails();
}

const dayAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
