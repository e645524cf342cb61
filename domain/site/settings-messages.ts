export const settingsMessages = {
  title: 'Site settings',
  intro: 'What visitors see, and the site’s rules. Empty fields aren’t shown.',
  submit: 'Save settings',
  submitting: 'Saving...',
  loadFailure: 'We couldn’t load the settings',
  failure: 'We couldn’t save the settings. Please try again.',
  aboutHelp: 'Leave it empty to use the default text. An empty line starts a new paragraph.',
  emailHelp: 'Messages from the contact page go here, or to the Admins if it’s empty.',
  bookingsHelp: 'How much one guest can book. Existing bookings stay.',
  moderationHelp:
    'When new listings appear, and whether an Admin reviews them. Those reviewed first wait for approval.',
  trustedAfterHelp:
    'After this many approved listings, a lister no longer counts as new. It matters only if new listers are reviewed first.',
  confirmEmailsHelp:
    'Whether people must open a link we email them before they book, enquire, list or comment. Automatic: only if an email server is set (SMTP_URL).',
  confirmEmailsBySending: 'Automatic (now yes)',
  confirmEmailsWithoutServer: 'Automatic (now no)',
  listersNeedApprovalHelp:
    'Whether you decide when a Customer asks to become an Agent or a Property Owner. Those who sign up as one don’t need approval.',
  starsAfterStayHelp:
    'Whether only guests who have stayed can give stars, and elsewhere only people who wrote to the lister. Everyone else can comment without stars.',
  adminsNeedFactorHelp:
    'Whether Admins need a passkey or an authenticator app to log in. Admins with neither have to set one up first.',
  factorFirst:
    'Please add a passkey or an authenticator app in your profile first, so that you’re not locked out.',
  adminSiteHelp: 'Where an Admin goes after signing up: a path on this site, or a link.',
  nameRequired: 'Please enter the name of the site.',
  whatsappHelp: 'A phone number, such as 024 123 4567, or a link',
  invalidLink: 'Please enter a web address, such as facebook.com/efie.',
  invalidWhatsapp:
    'Please enter a phone number, such as 024 123 4567, or a link, such as wa.me/233241234567.',
  invalidAdminSite: 'Please enter a path, such as /admin-dashboard, or a web address.',
  invalidEmail: 'Invalid email address',
  saved: 'Settings saved.',
  changedMeanwhile: 'Someone else saved the settings in the meantime.',
} as const;
