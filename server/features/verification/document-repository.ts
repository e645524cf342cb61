import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Photos of documents, encrypted. */
export const documents = {
  insert: (tx: Transaction, verificationId: string, position: number, content: Buffer) =>
    tx
      .insertInto('verification_documents')
      .values({ verification_id: verificationId, position, content })
      .execute(),

  find: (db: Database | Transaction, verificationId: string, position: number) =>
    db
      .selectFrom('verification_documents')
      .innerJoin('verifications', 'verifications.id', 'verification_id')
      .select(['content', 'user_id'])
      .where('verification_id', '=', verificationId)
      .where('position', '=', position)
      .executeTakeFirst(),

  remove: (tx: Transaction, verificationId: string) =>
    tx.deleteFrom('verification_documents').where('verification_id', '=', verificationId).execute(),
};
