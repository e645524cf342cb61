import type { ZodSafeParseResult } from 'zod';
import type { Viewer } from '#domain/accounts/actor.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingFinder, ListingSummary, Permission } from './listing-finder.ts';
import type { ListingStore, ListingValues, StoredFacts } from './listing-repository.ts';

/** The columns that a form fills; the others a listing has whatever its form says. */
export type FormColumns = Omit<
  ListingValues,
  'id' | 'lister_id' | 'video_key' | 'created_at' | 'updated_at'
>;

/** What its lister and Admins do with a listing, as far as kinds of listing differ in it. */
export interface ListedKind<Form, Summary extends ListingSummary, Listing> {
  name: ListingKind;
  repository: ListingStore;
  finder: ListingFinder<Summary>;
  can: {
    upload(viewer: Viewer): boolean;
    edit: Permission<Summary>;
    delete: Permission<Summary>;
  };
  /** Reads the fields of an upload. */
  parse(fields: Readonly<Record<string, string>>): ZodSafeParseResult<Form>;
  /**
   * The columns that a form fills, but for its pin.
   * @param before what is stored already, of a listing that is edited.
   * @throws {DomainError} BAD_INPUT.
   */
  columnsOf(form: Form, before?: StoredFacts): FormColumns;
  /** A listing for who has just changed it. */
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
    /** To who may not list this kind. */
    mayNotUpload?: string;
    /** Of a kind that has a photo at least. */
    noPhoto?: string;
  };
}
