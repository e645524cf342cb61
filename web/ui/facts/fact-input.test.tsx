import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactInput } from './fact-input.tsx';

const legendOf = (required: { required?: true }) =>
  /<legend.*?<\/legend>/
    .exec(
      renderToStaticMarkup(
        <FactInput
          name="water"
          fact={{
            type: 'choices',
            values: { mains: 'Mains' },
            label: 'Water',
            group: 'a',
            ...required,
          }}
          value=""
          onChange={() => {}}
          error={undefined}
        />,
      ),
    )?.[0]
    .replaceAll(/<[^>]*>/g, '');

// §2.7/26
test('boxes of which one must be ticked say so to screen readers', () => {
  expect(legendOf({ required: true })).toBe('Water (required)');
  expect(legendOf({})).toBe('Water');
});
