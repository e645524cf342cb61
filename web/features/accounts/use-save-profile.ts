import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profilePhotoFailure, profileSaveFailure } from '#domain/accounts/failures.ts';
import { profileMessages, profilePhotoMessages } from '#domain/accounts/messages.ts';
import type { Profile, UpdateProfileBody } from '#domain/accounts/schema.ts';
import { fieldMessages } from '#domain/field-messages.ts';
import type { UploadProgress } from '#web/lib/api/upload.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { formFailure, withHint } from '#web/lib/forms/form-failure.ts';
import { toFormErrors } from '#web/lib/forms/to-form-errors.ts';
import { announceProfileUpdate } from '#web/lib/session/keep-session.ts';
import { profileQuery } from '#web/lib/session/profile-query.ts';
import { updateProfile, uploadCompanyLogo, uploadProfilePhoto } from './profile-calls.ts';
import type { TimedMessage } from './timed-notices.tsx';

export interface SavedProfile {
  /** The profile on the server now; undefined if the text was refused. */
  profile: Profile | undefined;
  fields: Readonly<Record<string, string>>;
  photoSaved: boolean;
  logoSaved: boolean;
  messages: TimedMessage[];
}

interface EditedProfile {
  text: UpdateProfileBody;
  /** New pictures to replace the current ones. */
  photo?: File | undefined;
  logo?: File | undefined;
}

/**
 * Saves the text and the pictures of a profile separately, so that one failure does not lose the others. The
 * header shows the changes too (specification §4).
 * @param onSettled told what was saved, and what was not.
 */
export function useSaveProfile(userId: string, onSettled: (saved: SavedProfile) => void) {
  const queryClient = useQueryClient();
  /** 0 to 100 while a photo is sent. */
  const [percent, setPercent] = useState<number>();
  const { queryKey } = profileQuery(userId);

  async function save({ text, photo, logo }: EditedProfile): Promise<SavedProfile> {
    const saved = await saveText(text);
    if (saved.profile) queryClient.setQueryData(queryKey, saved.profile);
    if (photo) {
      setPercent(0);
      const { result, message } = await savePicture(photo, uploadProfilePhoto, setPercent);
      setPercent(undefined);
      saved.messages.push(message);
      if (result) {
        saved.photoSaved = true;
        const { profileImage } = result;
        queryClient.setQueryData(queryKey, (now) => now && { ...now, profileImage });
      }
    }
    if (logo) {
      const { result, message } = await savePicture(logo, uploadCompanyLogo, () => {});
      saved.messages.push(message);
      if (result) {
        saved.logoSaved = true;
        const { companyLogo } = result;
        queryClient.setQueryData(queryKey, (now) => now && { ...now, companyLogo });
      }
    }
    if (saved.profile || saved.photoSaved) announceProfileUpdate();
    return saved;
  }

  const { send, busy } = useWrite({ mutationFn: save, onSuccess: onSettled });
  return { save: send, busy, percent };
}

async function saveText(text: UpdateProfileBody): Promise<SavedProfile> {
  try {
    const { user, message } = await updateProfile(text);
    return {
      profile: user,
      fields: {},
      photoSaved: false,
      logoSaved: false,
      messages: [{ kind: 'success', text: message || profileMessages.saveSuccess }],
    };
  } catch (error) {
    const failure = formFailure(error, profileSaveFailure);
    const { summary, fields } = toFormErrors(failure, fieldMessages.required);
    return {
      profile: undefined,
      fields,
      photoSaved: false,
      logoSaved: false,
      messages: summary ? [{ kind: 'error', text: withHint(summary, failure.hint) }] : [],
    };
  }
}

async function savePicture<Result extends { message: string }>(
  picture: File,
  upload: (picture: File, onProgress: (progress: UploadProgress) => void) => Promise<Result>,
  onPercent: (percent: number) => void,
): Promise<{ result?: Result; message: TimedMessage }> {
  try {
    const result = await upload(picture, ({ sent, total }) =>
      onPercent(total > 0 ? Math.round((sent / total) * 100) : 0),
    );
    const text = result.message || profilePhotoMessages.success;
    return { result, message: { kind: 'success', text } };
  } catch (error) {
    const { message } = formFailure(error, profilePhotoFailure);
    return { message: { kind: 'error', text: message } };
  }
}
