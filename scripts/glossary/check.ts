import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findRuledOut, quotedSentences, wordsRuledOut } from './ruled-out.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Sources with sentences for people; texts of calls and schemas are for developers. */
const READ = ['domain/**/*.ts', 'server/features/**/*{mails,messages}.ts', 'web/**/*.tsx'];

/** Part of `npm run check`: no screen or email uses a word that docs/glossary.md rules out. */
function main(): void {
  const words = wordsRuledOut(read('docs/glossary.md'));
  const quoted = quotedSentences(read('docs/specification.md'));
  const files = globSync(READ, { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|(?:calls|schema)\.ts$/.test(file),
  );
  for (const file of files.toSorted()) {
    for (const { word, sentence } of findRuledOut(read(file), words, quoted)) {
      console.error(`${file}: “${word}” in “${sentence}”`);
      process.exitCode = 1;
    }
  }
}

main();
