/** What of a listing is no longer as it was: of each part its value before and after. */
export interface ListingChange {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}
