import { createContext, useContext } from 'react';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '#domain/site/contact.ts';
import { readPath } from '#web/lib/api/call-path.ts';

export const SITE_SETTINGS_API = readPath('GET /api/site-settings');

/** The site settings for every part of a page; a fresh installation's if none could be loaded. */
export const SiteSettingsContext = createContext<Readonly<SiteSettings>>(DEFAULT_SITE_SETTINGS);

export const useSiteSettings = () => useContext(SiteSettingsContext);
