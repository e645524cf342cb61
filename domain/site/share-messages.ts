export const shareMessages = {
  copy: 'Copy link',
  copiedShort: 'Copied',
  copied: 'Link copied.',
  notCopied: 'We couldn’t copy the link. Please copy it from the address bar.',
} as const;
