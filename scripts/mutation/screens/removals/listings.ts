import type { Removal } from '../removal.ts';

/** What listers see: uploads, their list, the status editor (specification §2.7, §2.8, §2.14). */
export const LISTINGS: readonly Removal[] = [
  {
    rule: '2.7 A video may be chosen, and is shown',
    without: 'the chosen video',
    file: 'web/features/listings/form/video-picker.tsx',
    from: 'src={url}',
  },
  {
    rule: '2.7 The button says “Uploading...”',
    without: 'the word of a button that uploads',
    file: 'web/features/listings/form/submit-bar.tsx',
    from: ': sentences.submitting}',
    to: ': sentences.submit}',
  },
  {
    rule: '2.8 A card has the first image, name, description',
    without: 'the description on the cards',
    file: 'web/features/listings/admin-card.tsx',
    from: '{truncate(description)}</p>',
    to: '</p>',
  },
  {
    rule: '2.8 A card has the first image, name, description',
    without: 'the first image of the cards',
    file: 'web/features/listings/admin-card.tsx',
    from: 'photo={photos[0]}',
    to: 'photo={undefined}',
  },
  {
    rule: '2.8 It has the video',
    without: 'the video on the cards',
    file: 'web/features/listings/admin-card.tsx',
    from: 'if (!video) return picture;',
    to: 'if (name) return picture;',
  },
  {
    rule: '2.14 The table has “Property Name”',
    without: 'the head of the second column',
    file: 'web/features/listings/status-editor.tsx',
    from: '{statusMessages.current}',
  },
  {
    rule: '2.14 Each row has a picker',
    without: 'the last status to choose',
    file: 'web/features/listings/status-row.tsx',
    from: 'options={STATUS_LABELS}',
    to: 'options={STATUS_LABELS.slice(0, -1)}',
  },
  {
    rule: '8 Status editor: “Property status updated',
    without: 'what says that a status was set',
    file: 'web/features/listings/status-row.tsx',
    from: 'toast.success(statusMessages.success);',
  },
];
