import { describe, expect, test } from 'vitest';
import { type Budget, lateProblemsOf, problemsOf, tableOf } from './problems.ts';
import { type Manifest, weighRoutes } from './weigh-routes.ts';

const MANIFEST: Manifest = {
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/react.js', '/frame.js'] },
    home: { parentId: 'root', module: '/home.js', imports: ['/react.js'] },
    list: {
      parentId: 'root',
      module: '/list.js',
      imports: ['/react.js', '/card.js'],
      clientLoaderModule: '/list-loader.js',
    },
    'list/open': { parentId: 'list', module: '/open.js' },
  },
};

const BYTES: Record<string, number> = {
  '/manifest.js': 1,
  '/entry.js': 10,
  '/react.js': 100,
  '/root.js': 1000,
  '/frame.js': 2000,
  '/home.js': 10_000,
  '/list.js': 20_000,
  '/card.js': 30_000,
  '/list-loader.js': 40_000,
  '/open.js': 100_000,
};

const weights = weighRoutes(MANIFEST, (address) => BYTES[address] ?? Number.NaN);

const ENOUGH: Budget[] = [
  { bytes: 13_111, routes: ['home'] },
  { bytes: 193_111, routes: ['list*'] },
];

describe('the weight of a route', () => {
  test.each([
    ['home', 13_111],
    ['list', 93_111],
    ['list/open', 193_111],
  ])(
    'of %s counts the entry, its own scripts and those of the routes around it, each once',
    (id, bytes) => {
      expect(weights.get(id)).toBe(bytes);
    },
  );

  test('leaves out the root, which is no page', () => {
    expect([...weights.keys()]).toEqual(['home', 'list', 'list/open']);
  });
});

describe('budgets', () => {
  test('pass what is exactly as heavy as allowed', () => {
    expect(problemsOf(weights, ENOUGH)).toEqual([]);
  });

  test.each([
    [
      'a byte too many',
      [{ bytes: 13_110, routes: ['home'] }, ...ENOUGH.slice(1)],
      'home loads 13111 bytes, 13110 at most',
    ],
    ['a route without a budget', ENOUGH.slice(1), 'home has no budget'],
    [
      'a budget without a route',
      [...ENOUGH, { bytes: 1, routes: ['gone'] }],
      'gone has a budget and is no route',
    ],
  ])('report %s', (_name, budgets, problem) => {
    expect(problemsOf(weights, budgets)).toEqual([problem]);
  });

  test('list every route with both numbers, the lightest first', () => {
    expect(tableOf(weights, ENOUGH.slice(1))).toBe(
      [
        'home       13111 of no budget',
        'list       93111 of 193111',
        'list/open  193111 of 193111',
      ].join('\n'),
    );
  });
});

describe('budgets of late parts', () => {
  const sizes = new Map([
    ['map-a1.js', 300],
    ['map-worker-b2.mjs', 200],
    ['list-c3.js', 50],
  ]);
  test.each([
    [500, []],
    [499, ['the map loads 500 bytes, 499 at most']],
  ])('allow all files of a part %d bytes in total', (bytes, problems) => {
    const budget = { name: 'the map', bytes, files: /^map-/ };
    expect(lateProblemsOf(sizes, [budget])).toEqual(problems);
  });
  test('report a part without a file', () => {
    const budget = { name: 'the zoom', bytes: 1, files: /^zoom-/ };
    expect(lateProblemsOf(sizes, [budget])).toEqual(['the zoom has a budget and no file']);
  });
});
