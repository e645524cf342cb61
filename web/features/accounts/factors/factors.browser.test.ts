import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import {
  answerProfileParts,
  CODES_ON,
  sampleFactors,
  samplePasskey,
} from '../../../testing/accounts-samples.ts';
import { answer, refusal } from '../../../testing/answers.ts';
import { address, openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';
import { sampleId } from '../../../testing/samples.ts';

/** Passkeys and authenticator codes in the profile, and the dangerous calls that ask for confirmation. */

const passkeys = page.getByRole('region', { name: 'Passkeys' });
const codes = page.getByRole('region', { name: 'Authenticator app' });
const recovery = codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
const isItYou = page.getByRole('dialog', { name: 'Confirm it’s you' });
const password = isItYou.getByLabelText('Password', { exact: true });
const confirm = isItYou.getByRole('button', { name: 'Confirm', exact: true });

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const SETUP = {
  key: KEY,
  uri: `otpauth://totp/Efie:ama@efie.test?secret=${KEY}`,
  qr: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
};
const FACTOR_REQUIRED = refusal('FACTOR_REQUIRED', 'Please add a passkey or an app first.');
const RECOVERY_CODES = Array.from({ length: 10 }, (_, n) => `abcd-efg${n}`);
const CHALLENGE = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] };

/** A device that approves, in the form the browser code reads. */
function unlockDevice() {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  };
  const credential = {
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  };
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(credential as never);
}

/** Answers a call only once the user has confirmed their identity. */
function guarded(
  name:
    | 'POST /api/User/passkeys/options'
    | 'POST /api/User/codes'
    | 'POST /api/User/recovery-codes'
    | 'POST /api/User/deletion',
  given: unknown,
) {
  let isConfirmed = false;
  const calls = answer(name, () =>
    isConfirmed ? Response.json(given) : refusal('CONFIRM_AGAIN', 'Please confirm it’s you first.'),
  );
  const confirmations = answer('POST /api/auth/confirm', ({ body }) => {
    const wrong = 'This isn’t your current password.';
    if (body.currentPassword === 'not-it-at-all') {
      return refusal('BAD_INPUT', wrong, { currentPassword: wrong });
    }
    isConfirmed = true;
    return { message: 'Thank you.' };
  });
  return { calls, confirmations };
}

async function openProfile(factors = sampleFactors()) {
  answer('GET /api/User/factors', factors);
  await openSite('/profile');
  await expect.element(passkeys).toBeVisible();
}

/** Leaves by Tab and Enter alone. */
async function press(button: ReturnType<typeof page.getByRole>) {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => {
  logInAs('Customer');
  answerProfileParts();
});

describe('passkeys', () => {
  const add = passkeys.getByRole('button', { name: 'Add a passkey' });
  const OPTIONS = {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Efie' },
    user: { id: 'AQID', name: 'ama@efie.test', displayName: 'Ama' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    excludeCredentials: [{ id: 'AQID', type: 'public-key' }],
  };

  test('can be renamed and removed', async () => {
    await openProfile(sampleFactors([samplePasskey()]));
    await expect.element(passkeys.getByText('not used yet')).toBeVisible();
    await expectAccessible();
    await passkeys.getByRole('button', { name: /^Rename/ }).click();
    const name = passkeys.getByLabelText('Passkey name');
    await expect.element(name).toHaveFocus();
    await name.fill('My old phone');
    const renamed = answer('PUT /api/User/passkeys/:id', ({ body }) => {
      const passkey = samplePasskey({ ...body, lastUsedAt: '2026-11-21T10:00:00.000Z' });
      answer('GET /api/User/factors', sampleFactors([passkey]));
      return { message: 'Renamed.', passkey };
    });
    await passkeys.getByRole('button', { name: 'Save name' }).click();
    await expect.element(passkeys.getByText('My old phone')).toBeVisible();
    await expect.element(passkeys.getByText('last used')).toBeVisible();
    expect(renamed).toMatchObject([
      { params: { id: sampleId(600) }, body: { name: 'My old phone' } },
    ]);

    await passkeys.getByRole('button', { name: 'Remove My old phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove My old phone?' });
    await expectAccessible();
    const removed = answer('DELETE /api/User/passkeys/:id', () => {
      answer('GET /api/User/factors', sampleFactors());
      return { message: 'Passkey removed.' };
    });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('Passkey removed.')).toBeVisible();
    await expect.element(passkeys.getByText('You don’t have a passkey yet.')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  test('are not created while the device stays locked, and the page says so', async () => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(
      new DOMException('The operation was not allowed.', 'NotAllowedError'),
    );
    answer('POST /api/User/passkeys/options', OPTIONS);
    await openProfile();
    await add.click();
    await expect.element(page.getByText('No passkey was created.')).toBeVisible();
  });

  test('are limited to one per device and account, until that one is removed', async () => {
    const create = vi
      .spyOn(navigator.credentials, 'create')
      .mockRejectedValue(new DOMException('It has one.', 'InvalidStateError'));
    answer('POST /api/User/passkeys/options', OPTIONS);
    await openProfile(sampleFactors([samplePasskey()]));
    await add.click();
    const refused = page.getByText('This device already has a passkey for your account.');
    await expect.element(refused).toBeVisible();
    expect(create.mock.calls[0]?.[0]?.publicKey?.excludeCredentials).toHaveLength(1);
    answer('DELETE /api/User/passkeys/:id', () => {
      answer('GET /api/User/factors', sampleFactors());
      return { message: 'Passkey removed.' };
    });
    await passkeys.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(passkeys.getByText('You don’t have a passkey yet.')).toBeVisible();
    await expect.element(refused).not.toBeInTheDocument();
  });
});

describe('the authenticator app', () => {
  const code = codes.getByLabelText('Code from the app');

  test('is set up with recovery codes that are shown once', async () => {
    answer('POST /api/User/codes', SETUP);
    const on = answer('PUT /api/User/codes', () => {
      answer('GET /api/User/factors', sampleFactors([], CODES_ON));
      return { message: 'Your authenticator app is on.', recoveryCodes: RECOVERY_CODES };
    });
    await openProfile();
    await codes.getByRole('button', { name: 'Set up an app' }).click();
    await expect.element(codes.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect.element(codes.getByText(/^([A-Z2-7]{4} ?){8}$/)).toBeVisible();
    await code.fill('123456');
    await codes.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(codes.getByText('Your authenticator app is on.')).toBeVisible();
    await expect.element(recovery).toHaveLength(10);
    await expectAccessible();
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect
      .element(codes.getByText('Your authenticator app is on. 10 recovery codes left.'))
      .toBeVisible();
    await expect.element(recovery).not.toBeInTheDocument();
    expect(on).toMatchObject([{ body: { code: '123456' } }]);
  });

  test('gets new recovery codes, and is turned off', async () => {
    await openProfile(sampleFactors([], CODES_ON));
    await codes.getByRole('button', { name: 'New recovery codes' }).click();
    const renewing = page.getByRole('dialog', { name: 'Make new recovery codes?' });
    const renew = renewing.getByRole('button', { name: 'New recovery codes' });
    await renew.click();
    await expect.element(renewing.getByText('Please enter a code.')).toBeVisible();
    await renewing.getByLabelText('Code from the app').fill('123456');
    answer('POST /api/User/recovery-codes', {
      message: 'Here are your new recovery codes.',
      recoveryCodes: RECOVERY_CODES,
    });
    await renew.click();
    await expect.element(codes.getByText('Here are your new recovery codes.')).toBeVisible();
    // As on pages without TLS.
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await codes.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('This browser can’t copy them.')).toBeVisible();
    await expect
      .element(codes.getByRole('link', { name: 'Save as a file' }))
      .toHaveAttribute('download', 'efie-recovery-codes.txt');
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();

    await codes.getByRole('button', { name: 'Turn off the app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off your authenticator app?' });
    await dialog.getByLabelText('Code from the app').fill(RECOVERY_CODES[0] ?? '');
    const off = answer('DELETE /api/User/codes', () => {
      answer('GET /api/User/factors', sampleFactors());
      return { message: 'Your authenticator app is off.' };
    });
    await dialog.getByRole('button', { name: 'Turn off the app' }).click();
    await expect.element(page.getByText('Your authenticator app is off.')).toBeVisible();
    await expect.element(codes.getByRole('button', { name: 'Set up an app' })).toBeVisible();
    expect(off).toMatchObject([{ body: { code: RECOVERY_CODES[0] } }]);
  });

  test('opens its dialog even if it is asked for while closing', async () => {
    await openProfile(sampleFactors([], CODES_ON));
    const opener = codes.getByRole('button', { name: 'Turn off the app' });
    const dialog = page.getByRole('dialog', { name: 'Turn off your authenticator app?' });
    await opener.click();
    const button = opener.first().element() as HTMLElement;
    // Once the page knows, and before the browser's event that it has closed.
    (dialog.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
    await null;
    button.click();
    // By then that event has come.
    await new Promise((resolve) => setTimeout(resolve));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('by keyboard alone, on a tablet', () => {
  beforeEach(() => page.viewport(768, 1024));

  test('removing a passkey and turning off the app can be cancelled and confirmed', async () => {
    let factors = sampleFactors([samplePasskey()], CODES_ON);
    answer('GET /api/User/factors', () => factors);
    answer('DELETE /api/User/passkeys/:id', () => {
      factors = sampleFactors([], CODES_ON);
      return { message: 'Passkey removed.' };
    });
    answer('DELETE /api/User/codes', () => {
      factors = sampleFactors();
      return { message: 'Your authenticator app is off.' };
    });
    await openSite('/profile');
    for (const { region, opener, title, confirmed, said, asksForCode } of [
      {
        region: passkeys,
        opener: /^Remove /,
        title: /^Remove .+\?$/,
        confirmed: 'Remove',
        said: 'You don’t have a passkey yet.',
        asksForCode: false,
      },
      {
        region: codes,
        opener: 'Turn off the app',
        title: 'Turn off your authenticator app?',
        confirmed: 'Turn off the app',
        said: 'Set up an app',
        asksForCode: true,
      },
    ]) {
      const button = region.getByRole('button', { name: opener });
      const dialog = page.getByRole('dialog', { name: title });
      await expect.element(button).toBeVisible();
      await press(button);
      await expect.element(dialog).toBeInViewport({ ratio: 1 });
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const yes = dialog.getByRole('button', { name: confirmed });
      await expect.element(yes).toBeVisible();
      if (asksForCode) {
        await press(yes);
        await expect.element(dialog.getByText('Please enter a code.')).toBeVisible();
        await expect.element(dialog.getByLabelText('Code from the app')).toHaveFocus();
        await userEvent.keyboard('123456');
      }
      await press(yes);
      await expect.element(region.getByText(said)).toBeVisible();
      await expect.element(region).toHaveFocus();
    }
  });

  test('people confirm that it is them by password, code or passkey, or leave', async () => {
    const { confirmations } = guarded('POST /api/User/recovery-codes', {
      message: 'Here are your new recovery codes.',
      recoveryCodes: RECOVERY_CODES,
    });
    await openProfile(sampleFactors([samplePasskey()], CODES_ON));
    await press(codes.getByRole('button', { name: 'New recovery codes' }));
    const asked = page.getByRole('dialog', { name: 'Make new recovery codes?' });
    const renew = asked.getByRole('button', { name: 'New recovery codes' });
    await asked.getByLabelText('Code from the app').fill('123456');
    await press(renew);
    await expect.element(password).toHaveFocus();
    await expect
      .element(isItYou.getByRole('button', { name: 'Confirm with a passkey' }))
      .toBeVisible();
    await expect.element(isItYou).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await press(isItYou.getByRole('button', { name: 'Use a code instead' }));
    await expect.element(isItYou.getByLabelText('Code')).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(asked.getByText('Please confirm it’s you first.')).toBeVisible();
    await press(renew);
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard('secret-enough{Enter}');
    await expect.element(codes.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect.element(isItYou).not.toBeInTheDocument();
    expect(confirmations).toMatchObject([{ body: { currentPassword: 'secret-enough' } }]);
  });
});

describe('a dangerous action', () => {
  const setUp = codes.getByRole('button', { name: 'Set up an app' });
  const qr = codes.getByRole('img', { name: /QR code/ });

  test('asks for the password in a dialog, and then goes on', async () => {
    const { calls } = guarded('POST /api/User/codes', SETUP);
    await openProfile();
    await setUp.click();
    await expect.element(password).toHaveFocus();
    await expect
      .element(isItYou.getByRole('button', { name: 'Confirm with a passkey' }))
      .not.toBeInTheDocument();
    await expectAccessible();
    await confirm.click();
    await expect.element(isItYou.getByText('Please enter it first.').first()).toBeVisible();
    await password.fill('not-it-at-all');
    await confirm.click();
    await expect
      .element(isItYou.getByText('This isn’t your current password.').first())
      .toBeVisible();
    await password.fill('secret-enough');
    await confirm.click();
    await expect.element(qr).toBeVisible();
    await expect.element(isItYou).not.toBeInTheDocument();
    expect(calls, 'once before, once after').toHaveLength(2);
  });

  test('changes nothing when the dialog is closed', async () => {
    guarded('POST /api/User/passkeys/options', {});
    await openProfile();
    const add = passkeys.getByRole('button', { name: 'Add a passkey' });
    await add.click();
    await isItYou.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(isItYou).not.toBeInTheDocument();
    await expect.element(page.getByText('Please confirm it’s you first.')).toBeVisible();
    await add.click();
    await isItYou.getByRole('button', { name: 'Cancel' }).click();
  });

  test('can be confirmed with a passkey', async () => {
    unlockDevice();
    answer('POST /api/auth/confirm/options', CHALLENGE);
    const { confirmations } = guarded('POST /api/User/codes', SETUP);
    await openProfile(sampleFactors([samplePasskey()]));
    await setUp.click();
    await isItYou.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect.element(qr).toBeVisible();
    expect(confirmations).toMatchObject([{ body: { passkey: { id: 'AQID' } } }]);
  });

  // §6/58
  test('asks for a passkey instead of the password to delete an account that has one', async () => {
    unlockDevice();
    answer('POST /api/auth/confirm/options', CHALLENGE);
    const leavesAt = '2026-12-27T10:00:00.000Z';
    const { calls } = guarded('POST /api/User/deletion', { message: 'Until then.', leavesAt });
    await openProfile(sampleFactors([samplePasskey()]));
    const section = page.getByRole('region', { name: 'Delete my account' });
    await section.getByRole('button', { name: 'Delete my account...' }).click();
    await expect.element(section.getByRole('list')).toHaveFocus();
    await expect.element(section.getByLabelText('Current password')).not.toBeInTheDocument();
    await section.getByRole('button', { name: 'Delete my account', exact: true }).click();
    await expect.element(isItYou).toBeVisible();
    await expectAccessible();
    logInAs('Customer', { leavesAt });
    await isItYou.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await expect
      .element(page.getByRole('region', { name: 'Your account is being deleted' }))
      .toBeVisible();
    await expect.element(isItYou).not.toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({});
  });
});

describe('an Admin who needs more than a password', () => {
  const main = page.getByRole('main');

  test('is sent to where it can be added', async () => {
    logInAs('Admin', { mustAddFactor: true });
    answer('GET /api/User/enquiries', FACTOR_REQUIRED);
    await openSite('/enquiries');
    await expect.poll(() => address() + location.hash).toBe('/profile#log-in-with');
    await expect.element(main.getByText('Add one to use the rest of your account.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'Change password' }))
      .not.toBeInTheDocument();
    await expectAccessible();
    await openSite('/about');
    const bar = page.getByRole('region', { name: 'One more step' });
    await bar.getByRole('link', { name: 'Add a passkey or an app' }).click();
    await expect.poll(() => address() + location.hash).toBe('/profile#log-in-with');
  });

  test('is sent there even while at work, and keeps the recovery codes in view', async () => {
    const profile = logInAs('Admin');
    // From now on the site requires it, as every call of an Admin is told.
    answer('GET /api/User/enquiries', () => {
      profile.mustAddFactor = true;
      return FACTOR_REQUIRED;
    });
    answer('POST /api/User/codes', SETUP);
    answer('PUT /api/User/codes', () => {
      profile.mustAddFactor = false;
      answer('GET /api/User/factors', sampleFactors([], CODES_ON));
      return { message: 'Your authenticator app is on.', recoveryCodes: RECOVERY_CODES };
    });
    await openSite('/enquiries');
    await expect.poll(() => address() + location.hash).toBe('/profile#log-in-with');
    await codes.getByRole('button', { name: 'Set up an app' }).click();
    await codes.getByLabelText('Code from the app').fill('123456');
    await codes.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(recovery).toHaveLength(10);

    // Another tab, or returning to the window, makes the profile load again in the meantime.
    window.dispatchEvent(new Event('profileUpdated'));
    await expect.element(main.getByRole('button', { name: 'Change password' })).toBeVisible();
    await expect.element(recovery).toHaveLength(10);
    await codes.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect
      .element(codes.getByText('Your authenticator app is on. 10 recovery codes left.'))
      .toBeVisible();
  });
});
