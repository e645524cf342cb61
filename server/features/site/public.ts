export { countNewMessages } from './list-contact-messages.ts';
export { siteRoutes } from './routes.ts';
export { asksToConfirm, getSettings, saveSettings } from './settings.ts';
