import { defineConfig, type ViteUserConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';

/** One project of vitest.config.ts by itself, since Stryker's runner cannot choose among them. */
export function onlyProject(name: string): ViteUserConfig {
  for (const project of whole.test?.projects ?? []) {
    if (typeof project !== 'object' || !('test' in project)) continue;
    if (project.test?.name === name) return defineConfig({ test: project.test });
  }
  throw new Error(`vitest.config.ts has no project ${name}.`);
}
