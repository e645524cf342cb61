import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterCountContext, type OptionCounts } from './filter-count-context.ts';
import { ValuesFilter } from './values-filter.tsx';

/** The options' names as read out, and whether they are ticked. */
function optionsOf(counts: OptionCounts, value: string, more?: 'all' | 'some'): string[] {
  const html = renderToStaticMarkup(
    <FilterCountContext value={counts}>
      <ValuesFilter
        label="Location"
        name="location"
        options={['Osu', 'Ho']}
        more={more}
        value={value}
        onChange={() => {}}
      />
    </FilterCountContext>,
  );
  return [...html.matchAll(/<label.*?<\/label>/g)].map(([label]) => {
    const name = label.replaceAll(/<[^>]*>/g, '');
    return label.includes('checked') ? `${name} *` : name;
  });
}

test('options show their counts once these are known', () => {
  expect(optionsOf({}, 'Ho')).toEqual(['Osu', 'Ho *']);
  expect(optionsOf({ location: { Osu: ' (2)', Ho: ' (0)' } }, '')).toEqual(['Osu (2)', 'Ho (0)']);
});

test('counts add options, all or those that leave something, and what is chosen stays', () => {
  const counts = { location: { Ada: ' (0)', 'Osu\\,Accra': ' (3)' } };
  expect(optionsOf(counts, 'Tema', 'all')).toEqual([
    'Ada (0)',
    'Ho',
    'Osu',
    'Osu,Accra (3)',
    'Tema *',
  ]);
  expect(optionsOf(counts, '', 'some')).toEqual(['Osu,Accra (3)']);
});

test('options that were not counted show no count, and are offered where all are', () => {
  const counts = { location: { Ada: '', OSU: ' (2,340+)' } };
  expect(optionsOf(counts, 'Ada', 'all')).toEqual(['Ada *', 'Ho', 'OSU (2,340+)']);
  expect(optionsOf(counts, 'Tema', 'some')).toEqual(['OSU (2,340+)', 'Tema *']);
});
