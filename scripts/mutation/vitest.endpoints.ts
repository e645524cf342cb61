import { onlyProject } from './only-project.ts';

const endpoints = onlyProject('endpoints');

/**
 * Only the endpoint tests of one feature (MUTATED_FEATURE): its use cases are reached by every test that signs
 * somebody in, but promised by its own. One server of PostgreSQL serves all runs.
 */
export default {
  ...endpoints,
  test: {
    ...endpoints.test,
    include: [`server/features/${process.env.MUTATED_FEATURE}/**/*.test.ts`],
    maxWorkers: 1,
  },
};
