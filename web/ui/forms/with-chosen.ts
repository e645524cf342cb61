/** The choices with the chosen one, which a link or an earlier time may have brought. */
export function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || choices.includes(chosen) ? choices : [chosen, ...choices];
}
