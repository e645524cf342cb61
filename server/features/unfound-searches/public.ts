export { forgetUnfoundSearchesJob } from './forget-unfound-searches.ts';
export { noteUnfoundSearches, unfoundSearchesRoutes } from './routes.ts';
