/** What Admins read of the site settings. */
export const settingsMessages = {
  title: 'Site settings',
  intro:
    'What visitors read of the site, and the rules that hold on it. What is left empty is not shown.',
  submit: 'Save settings',
  submitting: 'Saving...',
  loadFailure: 'We could not load the settings',
  failure: 'We could not save the settings. Please try again.',
  aboutHelp: 'Left empty, the page says what it says without it. An empty line begins a paragraph.',
  emailHelp: 'Messages of the contact page go here; left empty, they go to the Admins.',
  bookingsHelp: 'How much one guest may book. What is booked already stays.',
  moderationHelp:
    'When they come into the lists, and whether an Admin looks at them. What is reviewed first waits until it is approved.',
  trustedAfterHelp:
    'So many approved listings, and a lister is not new any more. It counts where new listers are reviewed first.',
  confirmEmailsHelp:
    'Whether people open a link that we mail them before they book, enquire, list or comment. Automatic: where a mail server is set (SMTP_URL).',
  confirmEmailsBySending: 'Automatic (now yes)',
  confirmEmailsWithoutServer: 'Automatic (now no)',
  listersNeedApprovalHelp:
    'Whether you decide when a Customer asks to become an Agent or a Property Owner. Who signs up as one is one at once.',
  starsAfterStayHelp:
    'Whether only guests whose stay is over give stars, and elsewhere only those who have written to the lister. Everyone else can comment without stars.',
  adminsNeedFactorHelp:
    'Whether Admins need a passkey or codes of an app to log in. Admins with neither are led to set one up first.',
  factorFirst:
    'Please add a passkey or codes of an app in your profile first, so that you are not locked out.',
  adminSiteHelp: 'Where an Admin goes after signing up: a path of this site, or a link.',
  nameRequired: 'Please enter the name of the site.',
  whatsappHelp: 'A phone number, such as 024 123 4567, or a link',
  invalidLink: 'Please enter a web address, such as facebook.com/efie.',
  invalidWhatsapp:
    'Please enter a phone number, such as 024 123 4567, or a link, such as wa.me/233241234567.',
  invalidAdminSite: 'Please enter a path, such as /admin-dashboard, or a web address.',
  invalidEmail: 'Invalid email address',
  saved: 'Settings saved.',
  changedMeanwhile: 'Somebody else saved the settings in the meantime.',
} as const;
