import { paths } from '../routing/paths.ts';
import type { NavigationPage } from './navigation.ts';

/** The reader's own settings, in the sidebar and below their picture. */
export const accountPages: readonly NavigationPage[] = [
  { label: 'nav.user_profile', path: paths.userProfile },
  { label: 'nav.consents', path: paths.consents },
  { label: 'nav.subscription', path: paths.subscription },
  { label: 'nav.date_time', path: paths.dateAndTime },
];
