export { countNewMessages } from './list-contact-messages.ts';
export { siteRoutes } from './routes.ts';
export { getSettings, saveSettings } from './settings.ts';
