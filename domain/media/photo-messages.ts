/** Problems with photos that only the server detects; kept out of media/messages.ts, which pages load. */
export const photoMessages = {
  hidesFile:
    'This photo has another file hidden in it, such as a web page or an archive. Please choose another photo.',
  gif: 'We can’t use GIFs. Please choose a photo, or save this one as a JPEG or PNG.',
  moving:
    'This is an animation, not a photo. Please choose a still photo, such as a screenshot of it, or upload it as a video.',
  small: (width: number, height: number) =>
    `Small (${width} × ${height}). It will look blurry on large screens.`,
  blurred: 'This looks blurry. A sharper photo works better.',
  chosenAlready: 'You’ve already chosen this photo.',
  noPreview: 'Your browser can’t show this photo, so you can’t rotate or crop it here.',
  tooManyPixels: (megapixels: number) =>
    `Image file is too large. Please choose an image of ${megapixels} megapixels or fewer.`,
  notNow: 'We couldn’t process your photo right now. Please try again in a moment.',
  tooManyWait: 'We’re processing many photos right now. Please try again in a moment.',
  accountFull: 'You’ve used all 20 GB for photos and videos. Please contact us and we’ll help.',
} as const;
