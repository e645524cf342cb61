import { describe, expect, test } from 'vitest';
import { bboxText, readBbox, readBboxText } from './bbox.ts';
import { cellLevel } from './map-cells.ts';
import { GHANA } from './place.ts';

describe('a part of the map', () => {
  test('is read as west, south, east and north', () => {
    const bbox = { west: -0.3, south: 5.5, east: -0.1, north: 5.7 };
    expect(readBbox('-0.3,5.5,-0.1,5.7')).toEqual(bbox);
    expect(readBbox(' -0.3, 5.5 ,-0.1,5.7 ')).toEqual(bbox);
    expect(bboxText(bbox)).toBe('-0.3,5.5,-0.1,5.7');
  });

  test('may be a point where several listings share one', () => {
    expect(readBbox('-0.2,5.6,-0.2,5.6')).toMatchObject({ west: -0.2, east: -0.2 });
  });

  test.each([
    ['', 'unreadable'],
    ['-0.3,5.5,-0.1', 'unreadable'],
    ['-0.3,5.5,-0.1,5.7,1', 'unreadable'],
    ['NaN,5.5,-0.1,5.7', 'unreadable'],
    ['-Infinity,5.5,-0.1,5.7', 'unreadable'],
    ['1e1,5.5,-0.1,5.7', 'unreadable'],
    ['-0.3,,-0.1,5.7', 'unreadable'],
    ["'; drop table cars,5.5,-0.1,5.7", 'unreadable'],
    ['-0.1,5.5,-0.3,5.7', 'inverted'],
    ['-0.3,5.7,-0.1,5.5', 'inverted'],
    ['-0.3,5.5,-0.1,91', 'outsideWorld'],
    ['-181,5.5,-0.1,5.7', 'outsideWorld'],
    ['-0.1,5.5,-300,95', 'outsideWorld'],
  ])('is not read from %j: %s', (text, problem) => {
    expect(readBbox(text)).toBe(problem);
    expect(readBboxText(text)).toBeUndefined();
  });

  test('is rounded to a metre in an address', () => {
    expect(readBboxText('-0.30000001,5.5,-0.1,5.700004')).toBe('-0.3,5.5,-0.1,5.7');
  });
});

describe('the cells of a map', () => {
  test('halve with each zoom level, down to one step of the grid', () => {
    const screen = { west: -0.2, south: 5.5, east: -0.1, north: 5.6 };
    expect([6, 6.4, 7, 12, 13, 14, 20].map((zoom) => cellLevel(zoom, screen))).toEqual([
      7, 7, 6, 1, 0, 0, 0,
    ]);
  });

  test('are larger when all of Ghana is asked for at street level', () => {
    const level = cellLevel(20, GHANA);
    const cells = ((GHANA.east - GHANA.west) * (GHANA.north - GHANA.south) * 200 ** 2) / 4 ** level;
    expect(cells).toBeLessThan(4_096);
    expect(cells).toBeGreaterThan(500);
  });
});
