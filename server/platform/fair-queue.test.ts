import { expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.ts';

/** Work that reports when it begins, and ends when told. */
function watched(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name: string) =>
    queue.run(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve) => void ends.push(() => resolve(name)));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, add, endNext };
}

// §12/9
test('does one thing at a time, taking the owners in turn', async () => {
  const { begun, add, endNext } = watched(new FairQueue({ places: 9, placesOfOne: 9 }));
  const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => add('flood', name));
  const others = [add('ama', 'a1'), add('ama', 'a2'), add('kofi', 'k1')];
  expect(begun).toEqual(['f1']);
  for (let n = 0; n < 7; n += 1) await endNext();
  expect(begun).toEqual(['f1', 'f2', 'a1', 'k1', 'f3', 'a2', 'f4']);
  expect(await Promise.all([...flood, ...others])).toHaveLength(7);
});

test('with two at once still gives another owner the next turn', async () => {
  const { begun, add, endNext } = watched(new FairQueue({ places: 9, placesOfOne: 9, atOnce: 2 }));
  const all = [...['f1', 'f2', 'f3', 'f4'].map((name) => add('flood', name)), add('ama', 'a1')];
  expect(begun).toEqual(['f1', 'f2']);
  await endNext();
  expect(begun).toEqual(['f1', 'f2', 'f3']);
  await endNext();
  expect(begun).toEqual(['f1', 'f2', 'f3', 'a1']);
  for (let n = 0; n < 3; n += 1) await endNext();
  expect(await Promise.all(all)).toEqual(['f1', 'f2', 'f3', 'f4', 'a1']);
});

test('with three at once gives one owner two and lets another begin without waiting', async () => {
  const { begun, add, endNext } = watched(
    new FairQueue({ places: 9, placesOfOne: 9, atOnce: 3, atOnceOfOne: 2 }),
  );
  const all = ['f1', 'f2', 'f3', 'f4'].map((name) => add('flood', name));
  expect(begun).toEqual(['f1', 'f2']);
  all.push(add('ama', 'a1'));
  expect(begun).toEqual(['f1', 'f2', 'a1']);
  all.push(add('kofi', 'k1'));
  expect(begun).toEqual(['f1', 'f2', 'a1']);
  await endNext();
  expect(begun).toEqual(['f1', 'f2', 'a1', 'f3']);
  await endNext();
  expect(begun).toEqual(['f1', 'f2', 'a1', 'f3', 'k1']);
  for (let n = 0; n < 4; n += 1) await endNext();
  expect(await Promise.all(all)).toEqual(['f1', 'f2', 'f3', 'f4', 'a1', 'k1']);
});

test('goes on to the next after a failure', async () => {
  const queue = new FairQueue({ places: 9, placesOfOne: 9 });
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const after = queue.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await after).toBe('done');
  expect(await queue.run('b', async () => 'idle again')).toBe('idle again');
});

// §12/8
test('limits the places of one owner and of all, and frees one with each turn', async () => {
  const { add, endNext } = watched(new FairQueue({ places: 3, placesOfOne: 2 }));
  const kept = [add('a', '1'), add('a', '2'), add('a', '3')];
  await expect(add('a', '4')).rejects.toThrow(QueueFullError);
  kept.push(add('b', '5'));
  await expect(add('c', '6')).rejects.toThrow(QueueFullError);
  await endNext();
  kept.push(add('c', '7'));
  for (let n = 0; n < 5; n += 1) await endNext();
  expect(await Promise.all(kept)).toEqual(['1', '2', '3', '5', '7']);
});

test('takes priority work first among the same owner’s, in the order it came', async () => {
  const queue = new FairQueue({ places: 9, placesOfOne: 9 });
  const begun: string[] = [];
  const add = (owner: string, name: string, goesFirst: boolean) =>
    queue.run(owner, async () => void begun.push(name), { goesFirst });
  await Promise.all([
    add('a', 'under way', false),
    add('a', 'visitor', false),
    add('a', 'member', true),
    add('b', 'another', false),
    add('a', 'second member', true),
  ]);
  expect(begun).toEqual(['under way', 'member', 'another', 'second member', 'visitor']);
});

test('gives an abandoned wait’s place to others, and lets work under way finish', async () => {
  const queue = new FairQueue({ places: 1, placesOfOne: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const end = Promise.withResolvers<string>();
  const begun = queue.run('a', () => end.promise, { signal: first.signal });
  const waiting = queue.run('a', async () => 'never', { signal: second.signal });
  second.abort();
  await expect(waiting).rejects.toThrow(QueueFullError);
  const after = queue.run('b', async () => 'after it');
  first.abort();
  end.resolve('whole');
  expect(await Promise.all([begun, after])).toEqual(['whole', 'after it']);
});
