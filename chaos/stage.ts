import { setTimeout as wait } from 'node:timers/promises';
import { Caller } from './caller.ts';
import type { Efie } from './efie.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';

/** Everything the actors share. */
export interface Stage {
  efie: Efie;
  ledger: Ledger;
  /** True once no new work should start. */
  isOver(): boolean;
  /** A unique word of letters. All have one length, so that none contains another. */
  newWord(): string;
  /** Short stays that stay unchanged, for guests to race for. */
  stays: string[];
}

export function openStage(efie: Efie, ledger: Ledger, isOver: () => boolean): Stage {
  let count = 0;
  return { efie, ledger, isOver, newWord: () => inLetters(++count), stays: [] };
}

/** Six letters, only the first of them a capital, as in no other text. */
const inLetters = (number: number): string =>
  `Q${number
    .toString()
    .padStart(6, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;

const PASSWORD = 'kenkey-and-shito-at-noon';

/** Signs people up until one is logged in, however long that takes; undefined when the stage closes first. */
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
      // A login whose response was lost may have sent its email; trying again would send a second one.
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
