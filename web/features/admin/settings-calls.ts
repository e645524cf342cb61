import { queryOptions } from '@tanstack/react-query';
import type { SavedSiteSettings, SaveSiteSettingsBody } from '#domain/site/schema.ts';
import { settingsMessages } from '#domain/site/settings-messages.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { mergeChanges, mergedSentence } from '#web/lib/forms/merge-changes.ts';
import { labelOf, type SettingsText, settingsOf, textOf } from './settings-text.ts';

/** The stored settings: other Admins may have saved since the page was rendered. */
export const settingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }) => call('GET /api/site-settings', { signal }),
  // The typed text stays unchanged, whatever other people save in the meantime.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

const put = (json: SaveSiteSettingsBody) => call('PUT /api/site-settings', { json });

/** The form's new contents after someone else has saved in the meantime. */
export interface MergedSettings {
  settings: SavedSiteSettings;
  text: SettingsText;
  /** Says what to check before saving again. */
  sentence: string;
}

/**
 * Saves all settings, unless someone else has changed some since they were `known`: then it returns the typed
 * text merged with those changes. Throws ApiError.
 */
export async function saveSettings(
  known: SavedSiteSettings,
  typed: SettingsText,
): Promise<MergedSettings | undefined> {
  try {
    await put({ ...settingsOf(typed), expectedUpdatedAt: known.updatedAt });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')) throw error;
    const settings = await call('GET /api/site-settings');
    const merged = mergeChanges(textOf(known), typed, textOf(settings));
    const news = mergedSentence(merged, labelOf);
    if (news === undefined) return saveSettings(settings, typed);
    return {
      settings,
      text: merged.text,
      sentence: `${settingsMessages.changedMeanwhile} ${news}`,
    };
  }
}
