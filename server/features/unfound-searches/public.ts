export { forgetUnfoundSearchesJob } from './forget-unfound-searches.ts';
export { noteUnfoundSearches } from './note-unfound-searches.ts';
export { unfoundSearchesRoutes } from './routes.ts';
