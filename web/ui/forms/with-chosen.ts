/** The options plus the chosen value, which may come from a link or an earlier version. */
export function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices];
}
