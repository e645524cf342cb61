import { describe, expect, test } from 'vitest';
import { mistakesBetween, nearBeginnings, nearWords } from './near-spelling.ts';

const KNOWN = [
  ...[
    'corolla',
    'toyota',
    'east',
    'west',
    'legon',
    'community',
    'hotels',
    'house',
    'horse',
    'test',
    'furnished',
    'registered',
    'complete',
  ],
].map((word, at) => ({ word, listings: 20 - at }));

// §5/11
describe('a word that no listing has', () => {
  test.each([
    ['corola', ['corolla']],
    ['toyotta', ['toyota']],
    ['tooyta', ['toyota']],
    ['comunnity', ['community']],
    ['est', ['east', 'west', 'test']],
    ['hotel', []],
    ['house', []],
    ['hose', ['house', 'horse']],
    ['zq', []],
    ['4x4', []],
    ['zebra', []],
    ['furnishd', ['furnished']],
    ['unfurnished', []],
    ['unregistered', []],
    ['incomplete', []],
  ])('is matched with near spellings: %j', (word, near) => {
    expect(nearWords(word, KNOWN)).toEqual(near);
  });
});

test.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['mistubishi', 'mitsubishi', 1],
  ['kitten', 'sitting', 3],
])('%j and %j are %i mistakes apart', (a, b, mistakes) => {
  expect(mistakesBetween(a, b)).toBe(mistakes);
  expect(mistakesBetween(b, a)).toBe(mistakes);
});

describe('the beginning of a word that no listing has', () => {
  test.each([
    ['corola', ['corolla']],
    ['corrol', ['corolla']],
    ['comun', ['community']],
    ['toyo', []],
    ['tyot', ['toyota']],
    ['zebr', []],
  ])('is matched with near spellings: %s', (typed, words) => {
    expect(nearBeginnings(typed, KNOWN)).toEqual(words);
  });
});
