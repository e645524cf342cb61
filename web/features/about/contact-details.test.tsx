import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import { ContactDetails } from './contact-details.tsx';

const shown = (set: Partial<typeof DEFAULT_SITE_SETTINGS>) => {
  const html = renderToStaticMarkup(
    <ContactDetails contact={{ ...DEFAULT_SITE_SETTINGS, ...set }} />,
  );
  return {
    labels: Array.from(html.matchAll(/<dt[^>]*>.*?<\/svg>([^<]*)<\/dt>/gs), ([, label]) => label),
    links: Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href),
  };
};

// §2.6/3
test('contact details that are not set are left out', () => {
  expect(shown({})).toEqual({ labels: [], links: [] });
  expect(shown({ address: 'Ridge, Accra' })).toEqual({ labels: ['Address'], links: [] });
  expect(shown({ phoneNumber: '030 200 0100' })).toEqual({
    labels: ['Phone'],
    links: ['tel:+233302000100'],
  });
  expect(shown({ email: 'a@efie.example', website: 'https://efie.example' })).toEqual({
    labels: ['Email', 'Website'],
    links: ['mailto:a@efie.example', 'https://efie.example'],
  });
});
