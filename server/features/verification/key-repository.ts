import { sql } from 'kysely';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A number encrypted with an older key. */
export interface OldNumber {
  id: string;
  kind: VerificationKind;
  number: Buffer;
}
export interface OldDocument {
  id: string;
  position: number;
  content: Buffer;
}

const isOld = (column: string, keyId: Buffer) =>
  sql<boolean>`substring(${sql.ref(column)} for ${sql.lit(keyId.length)}) <> ${keyId}`;

/** Rows that older keys encrypted; changed only if still the same. */
export const encrypted = {
  async numbers(
    db: Database,
    keyId: Buffer,
    after: OldNumber | undefined,
    limit: number,
  ): Promise<OldNumber[]> {
    const { rows } = await sql<OldNumber>`
      select id, kind, number from verifications
      where number is not null and ${isOld('number', keyId)}
        and ${after === undefined ? sql`true` : sql`id > ${after.id}`}
      order by id limit ${limit}`.execute(db);
    return rows;
  },

  async documents(
    db: Database,
    keyId: Buffer,
    after: OldDocument | undefined,
    limit: number,
  ): Promise<OldDocument[]> {
    const { rows } = await sql<OldDocument>`
      select verification_id as id, position, content from verification_documents
      where ${isOld('content', keyId)}
        and ${after === undefined ? sql`true` : sql`(verification_id, position) > (${after.id}, ${after.position})`}
      order by verification_id, position limit ${limit}`.execute(db);
    return rows;
  },

  async countNumbers(db: Database, keyId: Buffer): Promise<number> {
    const { count } = await db
      .selectFrom('verifications')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('number', 'is not', null)
      .where(isOld('number', keyId))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async countDocuments(db: Database, keyId: Buffer): Promise<number> {
    const { count } = await db
      .selectFrom('verification_documents')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where(isOld('content', keyId))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async replaceNumber(
    db: Database,
    { id, number }: OldNumber,
    renewed: { number: Buffer; fingerprint: Buffer },
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('verifications')
      .set(renewed)
      .where('id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async replaceDocument(
    db: Database,
    { id, position, content }: OldDocument,
    renewed: Buffer,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('verification_documents')
      .set({ content: renewed })
      .where('verification_id', '=', id)
      .where('position', '=', position)
      .where('content', '=', content)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
