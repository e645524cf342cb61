/** What Admins read of the site settings. */
export const settingsSentences = {
  title: 'Site settings',
  intro: 'What visitors read of the site. What is left empty is not shown.',
  submit: 'Save settings',
  submitting: 'Saving...',
  loadFailure: 'We could not load the settings',
  failure: 'We could not save the settings. Please try again.',
  aboutHelp: 'Left empty, the page says what it says without it. An empty line begins a paragraph.',
  emailHelp: 'Messages of the contact page go here; left empty, they go to the Admins.',
  adminSiteHelp: 'Where an Admin goes after signing up: a path of this site, or a link.',
  nameRequired: 'Please enter the name of the site.',
  invalidLink: 'Please enter a link that starts with https://.',
  invalidEmail: 'Invalid email address',
  saved: 'Settings saved.',
} as const;
