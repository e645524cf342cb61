import type { PlannedRemoval } from './plan.ts';

/** So many that a failure can still be told from another's by what it says. */
const AT_MOST = 7;

/** Parts of different screens, to be taken out together: of different sections, in different files, with other tests. */
export function inGroups(removals: readonly PlannedRemoval[]): PlannedRemoval[][] {
  const groups: PlannedRemoval[][] = [];
  for (const removal of removals) {
    const group = groups.find(
      (each) => each.length < AT_MOST && each.every((other) => areApart(other, removal)),
    );
    if (group) group.push(removal);
    else groups.push([removal]);
  }
  return groups;
}

const areApart = (a: PlannedRemoval, b: PlannedRemoval) =>
  sectionOf(a) !== sectionOf(b) &&
  a.file !== b.file &&
  !a.tests.some(({ file }) => b.tests.some((test) => test.file === file));

const sectionOf = ({ rule }: PlannedRemoval) => rule.split(' ')[0];
