/** What we say of photos that only the server looks into; apart from media/sentences.ts, which pages bring. */
export const photoSentences = {
  hidesFile:
    'There is another file inside this photo, such as a page or an archive. Please choose a photo that is only a photo.',
} as const;
