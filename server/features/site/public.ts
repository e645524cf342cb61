export { siteRoutes } from './routes.ts';
export { saveSettings } from './settings.ts';
