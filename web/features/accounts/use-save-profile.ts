import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profilePhotoFailure, profileSaveFailure } from '#domain/accounts/failures.ts';
import type { Profile, UpdateProfileBody } from '#domain/accounts/schema.ts';
import { profilePhotoSentences, profileSentences } from '#domain/accounts/sentences.ts';
import { fieldSentences } from '#domain/field-sentences.ts';
import { formFailure } from '#web/lib/form-failure.ts';
import { profileQuery } from '#web/lib/profile-query.ts';
import { announceProfileUpdate } from '#web/lib/session.ts';
import { shownFailure } from '#web/lib/shown-failure.ts';
import { updateProfile, uploadProfilePhoto } from './profile-calls.ts';
import type { TimedMessage } from './timed-notices.tsx';

export interface SavedProfile {
  /** What the server has now; undefined when the text was refused. */
  profile: Profile | undefined;
  fields: Readonly<Record<string, string>>;
  photoSaved: boolean;
  messages: TimedMessage[];
}

/**
 * Saves the text and the photo of a profile, each for itself: one that fails does not lose the other.
 * What was saved shows in the header too (specification §4).
 */
export function useSaveProfile(userId: string) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** 0 to 100 while a photo is sent. */
  const [percent, setPercent] = useState<number>();
  const { queryKey } = profileQuery(userId);

  async function save(text: UpdateProfileBody, photo: File | undefined): Promise<SavedProfile> {
    setBusy(true);
    const saved = await saveText(text);
    if (saved.profile) queryClient.setQueryData(queryKey, saved.profile);
    if (photo) {
      setPercent(0);
      const { profileImage, message } = await savePhoto(photo, setPercent);
      setPercent(undefined);
      saved.messages.push(message);
      if (profileImage) {
        saved.photoSaved = true;
        queryClient.setQueryData(queryKey, (now) => now && { ...now, profileImage });
      }
    }
    if (saved.profile || saved.photoSaved) announceProfileUpdate();
    setBusy(false);
    return saved;
  }

  return { save, busy, percent };
}

async function saveText(text: UpdateProfileBody): Promise<SavedProfile> {
  try {
    const { user, message } = await updateProfile(text);
    return {
      profile: user,
      fields: {},
      photoSaved: false,
      messages: [{ kind: 'success', text: message || profileSentences.saveSuccess }],
    };
  } catch (error) {
    const failure = formFailure(error, profileSaveFailure);
    const { summary, fields } = shownFailure(failure, fieldSentences.required);
    return {
      profile: undefined,
      fields,
      photoSaved: false,
      messages: summary ? [{ kind: 'error', text: summary }] : [],
    };
  }
}

async function savePhoto(
  photo: File,
  onPercent: (percent: number) => void,
): Promise<{ profileImage?: string; message: TimedMessage }> {
  try {
    const { profileImage, message } = await uploadProfilePhoto(photo, ({ sent, total }) =>
      onPercent(total > 0 ? Math.round((sent / total) * 100) : 0),
    );
    const text = message || profilePhotoSentences.success;
    return { profileImage, message: { kind: 'success', text } };
  } catch (error) {
    const { message } = formFailure(error, profilePhotoFailure);
    return { message: { kind: 'error', text: message } };
  }
}
