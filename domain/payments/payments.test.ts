import { describe, expect, test } from 'vitest';
import { pesewas } from '../values/money.ts';
import { balanceOf, countered, type EntryKind, type Line, linesOf } from './journal.ts';
import { refuseAmount, refuseUndo } from './rules.ts';
import { PaymentBody } from './schema.ts';

const NONE = pesewas(0);

/** Whole numbers below a bound, the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Made {
  kind: EntryKind;
  amount: number;
  undone: boolean;
  lines: Line[];
}

// §2.12/43
describe('the journal of a stay', () => {
  test('stands as a naive model says, whatever is recorded in which order', () => {
    const random = randomNumbers(35);
    for (let stay = 0; stay < 2000; stay += 1) {
      const total = random(500_000);
      const deposit = pesewas(random(3) === 0 ? random(50_000) : 0);
      const model = { due: total, paid: 0 };
      const made: Made[] = total ? [entry('booked', total)] : [];
      for (let step = 0; step < 12; step += 1) {
        const balance = balanceOf(made.flatMap(({ lines }) => lines));
        expect(balance).toEqual({
          ...model,
          toPay: Math.max(0, model.due - model.paid),
          toRefund: Math.max(0, model.paid - model.due),
        });
        const act = random(10);
        const amount = pesewas(1 + random(300_000));
        if (act < 4) {
          const refused = refuseAmount('payment', amount, balance, deposit);
          expect(refused === undefined).toBe(model.paid + amount <= model.due + deposit);
          if (refused) continue;
          model.paid += amount;
          made.push(entry('payment', amount));
        } else if (act < 6) {
          const refused = refuseAmount('refund', amount, balance, deposit);
          expect(refused === undefined).toBe(amount <= model.paid);
          if (refused) continue;
          model.paid -= amount;
          made.push(entry('refund', amount));
        } else if (act < 9) {
          const one = made[random(made.length)];
          if (!one || refuseUndo({ ...one, amount: pesewas(one.amount) }, balance)) continue;
          one.undone = true;
          model.paid += one.kind === 'refund' ? one.amount : -one.amount;
          made.push({
            kind: 'reversal',
            amount: one.amount,
            undone: false,
            lines: countered(one.lines),
          });
        } else if (!made.some(({ kind }) => kind === 'ended') && model.due > 0) {
          const back = 1 + random(model.due);
          model.due -= back;
          made.push(entry('ended', back));
        }
      }
      for (const { lines } of made) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      }
    }
  });
});

const entry = (kind: Exclude<EntryKind, 'reversal'>, amount: number): Made => ({
  kind,
  amount,
  undone: false,
  lines: linesOf(kind, pesewas(amount)),
});

describe('what cannot be recorded', () => {
  const balance = balanceOf([
    ...linesOf('booked', pesewas(100)),
    ...linesOf('payment', pesewas(40)),
  ]);
  test.each([
    ['payment', 61, 'At most ₵0.60 is left to pay, with the deposit.'],
    ['payment', 60, undefined],
    ['refund', 41, 'At most ₵0.40 can be refunded: no more was paid.'],
    ['refund', 40, undefined],
  ] as const)('%s of %i pesewas: %s', (kind, amount, sentence) => {
    expect(refuseAmount(kind, pesewas(amount), balance, NONE)).toBe(sentence);
  });

  test('anything, where nothing is due or paid', () => {
    const empty = balanceOf([]);
    expect(refuseAmount('payment', pesewas(1), empty, NONE)).toBe(
      'Nothing is left to pay for this stay.',
    );
    expect(refuseAmount('refund', pesewas(1), empty, NONE)).toBe(
      'No payment is recorded, so there is nothing to refund.',
    );
  });

  test.each([
    ['booked', false, 'Only payments and refunds can be undone.'],
    ['reversal', false, 'Only payments and refunds can be undone.'],
    ['payment', true, 'This is undone already.'],
    ['payment', false, 'Part of it was refunded. Please undo the refund first.'],
    ['refund', false, undefined],
  ] as const)('undoing %s (undone: %s): %s', (kind, undone, sentence) => {
    expect(refuseUndo({ kind, undone, amount: pesewas(41) }, balance)).toBe(sentence);
  });
});

test.each([
  [{ amount: 0 }, 'Please enter an amount above zero.'],
  [{ amount: -5 }, 'Please enter an amount above zero.'],
  [{ amount: undefined }, 'Please enter an amount above zero.'],
  [{ amount: 1.005 }, 'Please enter a price in cedi, such as 1,250.00.'],
  [{ method: '' }, 'Please choose how it was paid.'],
])('the call refuses %j with “%s”', (change, message) => {
  const body = { kind: 'payment', amount: 10, method: 'cash', ...change };
  expect(PaymentBody.safeParse(body).error?.issues[0]?.message).toBe(message);
});
