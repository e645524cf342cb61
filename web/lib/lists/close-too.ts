/** Asks a list to go on with what nearly fits its search, unless it is meant as it was typed. */
export const closeToo = ({ search, exact }: { search?: string; exact?: '1' | undefined }) =>
  search && !exact ? ({ close: '1' } as const) : {};
