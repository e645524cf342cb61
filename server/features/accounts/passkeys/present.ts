import type { Passkey } from '#domain/accounts/passkeys-schema.ts';
import type { PasskeyRow } from './passkey-repository.ts';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  _id: row.id,
  name: row.name,
  synced: row.backed_up,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
