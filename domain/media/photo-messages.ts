/** What we say of photos that only the server looks into; apart from media/messages.ts, which pages bring. */
export const photoMessages = {
  hidesFile:
    'There is another file inside this photo, such as a page or an archive. Please choose a photo that is only a photo.',
  gif: 'This is a GIF, which we cannot use. Please choose a photo, or save this one as a JPEG or PNG.',
  moving:
    'This is a moving picture, not a photo. Please choose a still photo, such as a screenshot of it, or upload it as a video.',
  small: (width: number, height: number) =>
    `Small (${width} × ${height}): it will look blurred on large screens.`,
  blurred: 'It looks blurred. A sharper photo shows more.',
  chosenAlready: 'You have chosen this photo already.',
  noPreview: 'Your browser cannot show this photo, so it cannot be turned or cropped here.',
  tooManyPixels: (megapixels: number) =>
    `Image file is too large. Please choose an image of ${megapixels} megapixels or fewer.`,
  notNow: 'We could not look at your photo right now. Please try again in a moment.',
  tooManyWait: 'Many photos are being looked at right now. Please try again in a moment.',
  accountFull:
    'Your listings have all the photos and videos that one account may keep (20 GB). Please write to us, and we find a way.',
} as const;
