import type { ZodSafeParseResult } from 'zod';
import type { Viewer } from '#domain/accounts/actor.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingFinder, ListingSummary, Permission } from './listing-finder.ts';
import type { ListingStore, ListingValues, StoredFacts } from './listing-store-repository.ts';

/** The columns that a form fills; a listing has the others whatever its form holds. */
export type FormColumns = Omit<
  ListingValues,
  'id' | 'lister_id' | 'video_key' | 'created_at' | 'updated_at'
>;

/** The differences between kinds of listing in how listers and Admins work with them. */
export interface ListedKind<Form, Summary extends ListingSummary, Listing> {
  name: ListingKind;
  repository: ListingStore;
  finder: ListingFinder<Summary>;
  can: {
    upload(viewer: Viewer): boolean;
    edit: Permission<Summary>;
    delete: Permission<Summary>;
  };
  parse(fields: Readonly<Record<string, string>>): ZodSafeParseResult<Form>;
  /**
   * The columns that a form fills, except the pin.
   * @param before the stored facts of an edited listing.
   * @throws {DomainError} BAD_INPUT.
   */
  columnsOf(form: Form, before?: StoredFacts): FormColumns;
  /** Presents a listing to the person who has just changed it. */
  read(
    platform: Pick<Platform, 'now' | 'config'>,
    db: Database | Transaction,
    id: string,
  ): Promise<Listing>;
  sentences: {
    uploaded: string;
    updated: string;
    deleted: string;
    notFound: string;
    changedMeanwhile: string;
    /** The message for people who may not list this kind. */
    mayNotUpload?: string;
    /** The error for a kind that needs at least one photo. */
    noPhoto?: string;
  };
}
