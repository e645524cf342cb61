import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS, type SocialNetwork } from '#domain/site/contact.ts';
import { SiteSettingsContext } from './settings.ts';
import { SocialLinks } from './social-links.tsx';

const linksOf = (set: Partial<Record<SocialNetwork, string>>) => {
  const social = { ...DEFAULT_SITE_SETTINGS.social, ...set };
  const html = renderToStaticMarkup(
    <SiteSettingsContext value={{ ...DEFAULT_SITE_SETTINGS, social }}>
      <SocialLinks />
    </SiteSettingsContext>,
  );
  return Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, href]) => href);
};

// §1/17
test('a network that is not set has no link', () => {
  expect(linksOf({})).toEqual([]);
  const [facebook, whatsapp] = ['https://facebook.example/a', 'https://whatsapp.example/b'];
  expect(linksOf({ whatsapp, facebook })).toEqual([facebook, whatsapp]);
});
