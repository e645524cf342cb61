import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const inTheMaking = {
  key: 'k',
  width: 1280,
  height: 853,
  widths: [],
  formats: [],
  color: '#a8401f',
  placeholder: null,
  alt: 'Living room',
  ready: false,
};

test('a photo that is still being made has its alt text, and is hidden from screen readers without one', () => {
  expect(renderToStaticMarkup(<Picture photo={inTheMaking} sizes="320px" />)).toContain(
    'role="img" aria-label="Living room"',
  );
  const decorative = renderToStaticMarkup(<Picture photo={inTheMaking} sizes="320px" alt="" />);
  expect(decorative).toContain('aria-hidden="true"');
  expect(decorative).not.toContain('role="img"');
});
