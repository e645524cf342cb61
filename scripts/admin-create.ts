import { parseArgs } from 'node:util';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { emailAddress, line, password, phoneNumber } from '#domain/fields.schema.ts';
import { createUser } from '#server/features/accounts/public.ts';
import { withDatabase } from './with-database.ts';

const Admin = z.object({
  email: emailAddress(),
  password,
  firstname: line(60).default('Efie'),
  lastname: line(60).default('Admin'),
  phone: phoneNumber().default('0300000000'),
  location: line(120).default('Accra'),
});

/** `npm run admin:create -- --email … --password …`: makes an Admin, also while Efie is running. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      firstname: { type: 'string' },
      lastname: { type: 'string' },
      phone: { type: 'string' },
      location: { type: 'string' },
    },
  });
  const parsed = Admin.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  --${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(
      `npm run admin:create -- --email you@example.com --password …\n${problems.join('\n')}`,
    );
  }
  const { phone, ...admin } = parsed.data;
  await withDatabase(async (connection) => {
    const created = await createUser(connection.db, {
      ...admin,
      id: uuid(),
      role: 'Admin',
      phoneNumber: phone,
    });
    if (!created) throw new Error(`${admin.email} has an account already.`);
  });
  process.stdout.write(`${admin.email} is an Admin now.\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
