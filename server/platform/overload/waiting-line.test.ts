import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line in which the people have names, and what became of them. */
function line() {
  const waitingLine = new WaitingLine();
  const events: string[] = [];
  return {
    events,
    waitingLine,
    join: (name: string, isMember = false) =>
      waitingLine.join(
        {
          isMember,
          enter: () => events.push(`${name} in`),
          refuse: () => events.push(`${name} refused`),
        },
        performance.now(),
      ),
    letIn: (count: number, forMembers = count) => {
      let [room, more] = [count, forMembers];
      waitingLine.letIn(performance.now(), (isMember) => (isMember ? more-- > 0 : room-- > 0));
    },
  };
}

test('what comes at once is let in one after the other, in its order', () => {
  const { join, letIn, events } = line();
  for (const name of ['a', 'b', 'c']) join(name);
  letIn(1);
  vi.advanceTimersByTime(50);
  letIn(2);
  vi.advanceTimersByTime(5_000);
  expect(events).toEqual(['a in', 'b in', 'c in']);
});

test('nobody waits for longer than half a second', () => {
  const { join, events } = line();
  join('a');
  vi.advanceTimersByTime(499);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['a refused']);
});

test('once there is always a line, who comes last goes first, and the others are told soon', () => {
  const { join, letIn, events } = line();
  join('a');
  vi.advanceTimersByTime(150);
  join('b');
  join('c');
  letIn(1);
  expect(events).toEqual(['c in']);
  vi.advanceTimersByTime(20);
  expect(events).toEqual(['c in', 'b refused']);
  vi.advanceTimersByTime(330);
  expect(events).toEqual(['c in', 'b refused', 'a refused']);
});

test('a second after anybody waited it may be a burst again', () => {
  const { join, events } = line();
  join('a');
  vi.advanceTimersByTime(1_100);
  join('b');
  vi.advanceTimersByTime(400);
  expect(events).toEqual(['a refused']);
});

test('who is signed in finds room where others wait on', () => {
  const { join, letIn, events } = line();
  join('member', true);
  join('visitor');
  letIn(0, 1);
  expect(events).toEqual(['member in']);
});

test('who leaves is neither let in nor refused', () => {
  const { join, letIn, events } = line();
  join('a')();
  letIn(1);
  vi.advanceTimersByTime(1_000);
  expect(events).toEqual([]);
});

test('a line that is too long takes nobody more', () => {
  const { join, events, waitingLine } = line();
  for (let n = 0; n < 257; n += 1) join(String(n));
  expect(events).toEqual(['256 refused']);
  expect(waitingLine.length).toBe(256);
});
