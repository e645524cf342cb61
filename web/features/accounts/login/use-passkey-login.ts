import { useEffect, useEffectEvent, useState } from 'react';
import { passkeyLoginMessages } from '#domain/accounts/passkey-login-messages.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** Loaded on first use, or when the browser is idle. */
const part = () => import('./passkey-login.ts');

interface Hears {
  onLoggedIn(response: LoginResponse): void;
  onFailure(message: string): void;
}

/** Login by passkey: by a button and, if the browser can, among its suggestions for the email. */
export function usePasskeyLogin({ onLoggedIn, onFailure }: Hears) {
  const [busy, setBusy] = useState(false);
  const done = useEffectEvent(onLoggedIn);
  const failed = useEffectEvent(onFailure);

  useEffect(() => {
    let left = false;
    let stop = () => {};
    async function suggest() {
      if (!(await canSuggest()) || left) return;
      const { loginByPasskey, stopWaiting, passkeyFailure } = await part();
      if (left) return;
      stop = stopWaiting;
      try {
        done(await loginByPasskey({ autofill: true }));
      } catch (error) {
        // It was only a suggestion: report only a passkey that was chosen and refused.
        if (!left && isRefused(error))
          failed(passkeyFailure(error) ?? passkeyLoginMessages.failure);
      }
    }
    // If the part fails to load, the button says what is missing.
    void suggest().catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, []);

  async function start() {
    setBusy(true);
    try {
      const { loginByPasskey, passkeyFailure } = await part();
      try {
        onLoggedIn(await loginByPasskey());
      } catch (error) {
        const message = passkeyFailure(error);
        if (message) onFailure(message);
      }
    } catch {
      onFailure(passkeyLoginMessages.failure);
    } finally {
      setBusy(false);
    }
  }

  return { busy, start: () => void start() };
}

/** True if the browser can suggest passkeys in the field. */
async function canSuggest(): Promise<boolean> {
  const { PublicKeyCredential } = window;
  return (await PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;
}

/** Wrong, or of an account that may not log in. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
