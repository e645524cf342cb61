import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeTests } from './rows.ts';
import { readTags } from './tags.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TABLE = path.join(ROOT, 'docs/specification.md');

/** `npm run specification`: names in each row of the specification the tests that are tagged with its rule. */
writeFileSync(TABLE, writeTests(readFileSync(TABLE, 'utf8'), readTags(ROOT)));
