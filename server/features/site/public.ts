export { siteRoutes } from './routes.ts';
export { getSettings, saveSettings } from './settings.ts';
