import { parseArgs } from 'node:util';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { emailAddress, line, password, phoneNumber } from '#domain/fields-schema.ts';
import { checkNewPassword, createUser, makeAdmin } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { readPassword } from './read-password.ts';
import { runCommand, say } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const Admin = z.object({
  email: emailAddress(),
  firstname: line(60).default('Efie'),
  lastname: line(60).default('Admin'),
  phone: phoneNumber().default('0300000000'),
  location: line(120).default('Accra'),
});

const USAGE = `npm run admin:create -- --email you@example.com [--firstname …] [--lastname …] [--phone …] [--location …]
The password is asked for, or read from standard input.
npm run admin:create -- --email you@example.com --promote
makes an Admin of an account that is there already, with the password that it has.`;

const PLACEHOLDERS =
  'Name, phone and location are placeholders where you gave none: please write yours into the profile before you list anything.';

/** `npm run admin:create -- --email …`: makes an Admin; works while Efie is running. */
runCommand(async () => {
  const values = readOptions();
  if (values.help) return say(USAGE);
  const { phone, ...admin } = validated(values);
  if (values.promote) return promote(admin.email);
  const chosen = await chosenPassword(admin.email);
  await create({ ...admin, phoneNumber: phone, password: chosen });
  const areAllGiven = [values.firstname, values.lastname, values.phone, values.location].every(
    Boolean,
  );
  const lines = [`${admin.email} is an Admin now.`, ...(areAllGiven ? [] : [PLACEHOLDERS])];
  say(lines.join('\n'));
});

function readOptions() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      firstname: { type: 'string' },
      lastname: { type: 'string' },
      phone: { type: 'string' },
      location: { type: 'string' },
      promote: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return values;
}

/** @throws {Error} that says what is wrong with the options. */
function validated(values: ReturnType<typeof readOptions>): z.output<typeof Admin> {
  if (values.password !== undefined) {
    throw new Error(
      `Leave out --password: others on this machine can read a command line, and the shell keeps it.\n${USAGE}`,
    );
  }
  const parsed = Admin.safeParse(values);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `  --${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`${USAGE}\n${problems.join('\n')}`);
}

/** @throws {Error} when the address has an account already. */
async function create(
  admin: Omit<Parameters<typeof createUser>[1], 'id' | 'role' | 'emailConfirmed'>,
): Promise<void> {
  await withDatabase(async ({ db }) => {
    const id = uuid();
    const created = await createUser(
      db,
      { ...admin, id, role: 'Admin', emailConfirmed: true },
      {
        also: (tx) =>
          recordAudit(tx, {
            event: 'role-changed',
            at: new Date(),
            subject: { kind: 'person', id },
            reason: 'admin:create',
            after: { role: 'Admin' },
          }),
      },
    );
    if (!created) {
      throw new Error(
        `${admin.email} has an account already. To make it an Admin, with the password that it has: npm run admin:create -- --email ${admin.email} --promote`,
      );
    }
  });
}

const NOT_PROMOTED = {
  'no-account': (email: string) =>
    `${email} has no account. Leave out --promote to make one: npm run admin:create -- --email ${email}`,
  'is-admin': (email: string) => `${email} is an Admin already.`,
  suspended: (email: string) => `${email} is suspended: an Admin has to lift that first.`,
};

async function promote(email: string): Promise<void> {
  await withDatabase(async ({ db }) => {
    const made = await makeAdmin(db, email, new Date());
    if (!made.done) throw new Error(NOT_PROMOTED[made.because](email));
    say(
      `${email} was ${made.role} and is an Admin now. The password is the one that the account has.`,
    );
  });
}

async function chosenPassword(email: string): Promise<string> {
  const parsed = password.safeParse(await readPassword());
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  await checkNewPassword(parsed.data, email);
  return parsed.data;
}
