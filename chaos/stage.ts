import { setTimeout as wait } from 'node:timers/promises';
import { Caller } from './caller.ts';
import type { Efie } from './efie.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';

/** Where the actors play. */
export interface Stage {
  efie: Efie;
  ledger: Ledger;
  /** True once nobody is to begin anything new. */
  isOver(): boolean;
  /** A word of letters that nobody else has, always of one length, so that none stands in another. */
  newWord(): string;
  /** Short stays that stay as they are, for guests. */
  stays: string[];
}

export function openStage(efie: Efie, ledger: Ledger, isOver: () => boolean): Stage {
  let count = 0;
  return { efie, ledger, isOver, newWord: () => inLetters(++count), stays: [] };
}

/** Six letters of which the first is large, as nowhere else. */
const inLetters = (number: number): string =>
  `Q${number
    .toString()
    .padStart(6, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

const PASSWORD = 'kenkey-and-shito-at-noon';

/** Signs people up until one of them is logged in, however long that takes; undefined when the stage closes first. */
export async function newPerson(
  stage: Stage,
  random: Random,
  role: 'Customer' | 'Property Owner',
): Promise<Caller | undefined> {
  const address = ['10', ...Array.from({ length: 3 }, () => random.int(1, 254))].join('.');
  const caller = new Caller(stage.efie, stage.ledger, address);
  while (!stage.isOver()) {
    const word = stage.newWord();
    const email = `${word.toLowerCase()}@chaos.example`;
    const signup = await caller.call('POST', '/api/auth/signup', {
      email,
      password: PASSWORD,
      role,
      firstname: 'Ama',
      lastname: word,
      phoneNumber: '0244123456',
      location: 'Accra',
    });
    if (signup?.status === 201) {
      stage.ledger.promise('user', email, role);
      caller.email = email;
      // A login whose response is lost may have sent its mail: asked for again, it would send a second one.
      const login = await caller.call('POST', '/api/auth/login', { email, password: PASSWORD });
      if (login?.status === 200) {
        caller.token = String(login.json.token);
        return caller;
      }
    }
    await wait(random.int(100, 300));
  }
  return undefined;
}
