import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { photoProcessesOf } from '#server/testing/servers/worker-processes.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let server: ServerProcess;
beforeAll(async () => {
  const env = { SMTP_URL: 'smtp://user:the-password-of-the-mails@127.0.0.1:1' };
  server = await startServerProcess(efie, { env });
});
afterAll(() => server.kill());

// §12/17
test.runIf(process.platform === 'linux')(
  'the processes that read what strangers send hold no secret of the server',
  async () => {
    const { headers: who } = await signedInAs(efie.platform, 'Agent');
    const { payload, headers } = multipart(PROPERTY_FORM, [image(await jpegPhoto())]);
    const response = await fetch(`${server.origin}/api/properties/upload`, {
      method: 'POST',
      headers: { ...who, ...headers },
      body: new Uint8Array(payload),
    });
    expect(response.status).toBe(201);
    const environment = (pid: number) => readFile(`/proc/${pid}/environ`, 'utf8');
    expect(await environment(server.pid)).toContain('the-password-of-the-mails');
    // One process checked it, another makes it ready.
    await expect.poll(() => photoProcessesOf(server.pid), { timeout: 10_000 }).toHaveLength(2);
    for (const pid of await photoProcessesOf(server.pid)) {
      expect(await environment(pid)).not.toMatch(/SECRET|DATABASE_URL|SMTP|S3_|password/i);
    }
  },
);
