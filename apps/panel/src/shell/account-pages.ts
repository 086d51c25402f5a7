import type { NavigationPage } from './navigation.ts';

/** The reader's own settings, in the sidebar and below their picture. */
export const accountPages: readonly NavigationPage[] = [
  { label: 'nav.user_profile', path: '/user-settings/user-profile' },
  { label: 'nav.consents', path: '/user-settings/consents-and-regulations' },
  { label: 'nav.subscription', path: '/user-settings/account-settings' },
  { label: 'nav.date_time', path: '/user-settings/date-and-time' },
];
