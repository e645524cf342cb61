import type { Removal } from '../removal.ts';

/** What stands around every page, and who is looking (specification §1, §2.1, §2.2). */
export const FRAME: readonly Removal[] = [
  {
    rule: '1 The footer has the address, email, phone number',
    without: 'the contact details in the footer',
    file: 'web/features/site/site-footer.tsx',
    from: 'const hasContact = address || email || phoneNumber || website;',
    to: 'const hasContact = false;',
  },
  {
    rule: '1 Social links for facebook',
    without: 'the right address behind each social link',
    file: 'web/features/site/social-links.tsx',
    from: 'href={social[network]}',
    to: 'href={social.facebook}',
  },
  {
    rule: '2.1 Every page has a header with the navigation bar, and a footer',
    without: 'the footer, but on the home page and on /login',
    file: 'web/features/site/site-frame.tsx',
    from: `import { SiteFooter } from './site-footer.tsx';`,
    to: `import { useLocation } from 'react-router';
import { SiteFooter as Whole } from './site-footer.tsx';
const SiteFooter = (props: { year: number }) =>
  ['/', '/login'].includes(useLocation().pathname) ? <Whole {...props} /> : null;`,
  },
  {
    rule: '2.1 Toasts stand at the top right',
    without: 'toasts at the top right',
    file: 'web/root.tsx',
    from: 'pointer-events-none fixed top-20 right-4',
    to: 'pointer-events-none fixed bottom-4 left-4',
  },
  {
    rule: '2.1 The button back to the top',
    without: 'the button back to the top',
    file: 'web/features/site/site-frame.tsx',
    from: '<ScrollToTop />',
  },
  {
    rule: '2.1 The bar leads to / (Home)',
    without: 'the link to upload a property',
    file: 'web/features/site/site-header.tsx',
    from: '{UPLOAD && (',
    to: '{false && UPLOAD && (',
  },
  {
    rule: '2.1 The same links stand in a slide-in menu',
    without: 'the links of a family in the slide-in menu',
    file: 'web/features/site/mobile-menu.tsx',
    from: '{links.map((link) => (',
    to: '{links.slice(0, 1).map((link) => (',
  },
  {
    rule: '2.1 It closes on a click outside',
    without: 'a place outside of the menu to click at',
    file: 'web/features/site/mobile-menu.tsx',
    from: 'before:fixed before:inset-0 before:hidden',
    to: 'before:hidden',
  },
  {
    rule: '2.1 Dropdowns open on hover',
    without: 'the dropdown on hover',
    file: 'web/features/site/dropdown.tsx',
    from: 'if (pointed.current) onOpen(true);',
  },
  {
    rule: '2.1 A visitor sees “Login” and “Signup”',
    without: 'the way to sign up',
    file: 'web/features/site/account-links.tsx',
    from: '{SIGNUP_LINK.label}',
  },
  {
    rule: '2.1 A logged-in user sees the avatar and the role',
    without: 'the initials as avatar',
    file: 'web/ui/avatar.tsx',
    from: '        {letters}\n',
  },
  {
    rule: '2.1 A logged-in user sees the avatar and the role',
    without: 'the way to the profile',
    file: 'web/features/site/account-links.tsx',
    from: 'to={paths.profile}',
    to: 'to={paths.about}',
  },
  {
    rule: '2.1 The avatar falls back to a default picture',
    without: 'the default picture where the own one fails',
    file: 'web/ui/avatar.tsx',
    from: 'src={!src || broken ? DEFAULT_AVATAR : mediaPath(src)}',
    to: 'src={src || DEFAULT_AVATAR}',
  },
  {
    rule: '2.1 Logout clears the stored tokens',
    without: 'the end of the session on the server',
    file: 'web/features/site/use-logout.ts',
    from: 'endSession().catch(() => {});',
  },
  {
    rule: '2.1 The footer leads to /property-status',
    without: 'the last link of the footer',
    file: 'web/features/site/site-footer.tsx',
    from: '{FOOTER_LINKS.map(',
    to: '{FOOTER_LINKS.slice(0, -1).map(',
  },
  {
    rule: '2.2 It reads “404 - Page Not Found”',
    without: 'the sentence of the 404 page',
    file: 'web/pages/not-found.tsx',
    from: 'text={notFoundMessages.text}',
    to: 'text=""',
  },
  {
    rule: '2.2 The other one reads “Not Authorized”',
    without: 'the way home from Not Authorized',
    file: 'web/features/site/not-authorized-message.tsx',
    from: '<ButtonLink to={paths.home}>{notAuthorizedMessages.returnHome}</ButtonLink>',
  },
  {
    rule: '2.21 /admin-dashboard is where an Admin is sent',
    without: 'a dashboard that opens for an Admin',
    file: 'web/pages/admin-dashboard.tsx',
    from: 'export const clientLoader = guardedLoader;',
    to: `export const clientLoader = Object.assign(
  () => { throw new Response(null, { status: 302, headers: { location: '/' } }); },
  { hydrate: true as const },
);`,
  },
  {
    rule: '2.21 It counts the listings',
    without: 'the way to the list of properties',
    file: 'web/features/admin/admin-tasks.tsx',
    from: '{TASKS.map(',
    to: '{TASKS.filter(({ to }) => to !== paths.propertyList).map(',
  },
];
