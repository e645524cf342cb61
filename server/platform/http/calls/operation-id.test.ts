import { expect, test } from 'vitest';
import { operationId } from './operation-id.ts';

test.each([
  ['GET', '/api/properties', 'getProperties'],
  ['PUT', '/api/properties/:id/comments/:commentId', 'putPropertiesByIdCommentsByCommentId'],
  ['GET', '/api/admin/audit-log.csv', 'getAdminAuditLogCsv'],
  ['POST', '/api/User/upload-profile-image', 'postUserUploadProfileImage'],
])('%s %s is called %s', (method, path, id) => {
  expect(operationId(method, path)).toBe(id);
});
