import '../app.css';
import '../fonts.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { leadCardsToSignUp } from '#web/head/know-visitor.ts';
import { getQueryClient } from '#web/lib/api/query-client.ts';
import { endAnswers, startAnswers } from './answers.ts';
import { endComplaints, startComplaints } from './complaints.ts';
import { closeSite } from './open-site.tsx';

const HOME = location.href;

startAnswers();
leadCardsToSignUp();
startComplaints();

// No passkey device answers the login page, unless a test provides one.
PublicKeyCredential.isConditionalMediationAvailable = async () => false;

beforeEach(async () => {
  document.documentElement.lang = 'en-GH';
  await page.viewport(360, 740);
});

// Each test finds a browser that was never here.
afterEach(async () => {
  vi.useRealTimers();
  closeSite();
  // A page left mounted would make calls that the next test does not answer.
  await cleanup();
  getQueryClient().clear();
  localStorage.clear();
  sessionStorage.clear();
  // As if another tab had done it: cached values are dropped.
  dispatchEvent(new StorageEvent('storage'));
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', HOME);
  expect(endAnswers(), 'what is wrong with the answers of the test').toEqual([]);
  expect(endComplaints(), 'complaints of the browser').toEqual([]);
});
