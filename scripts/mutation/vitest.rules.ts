import { onlyProject } from './only-project.ts';

export default onlyProject('rules');
