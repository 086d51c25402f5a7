import type { plShared } from './pl.ts';

export const enShared: Record<keyof typeof plShared, string> = {
  skip: 'Skip to content',
  loading: 'Loading company data',
  close: 'Close',
  retry: 'Try again',
  ok: 'OK',
  contact: 'Contact us',
  notices: 'Notifications',
  go_home: 'Back to the start',
  new_version: 'A new version is out. Save what you need and refresh the page.',
  reload: 'Reload the page',
  'language.change': 'Language: {{name}}',
  'language.pl': 'Polski',
  'language.en': 'English',
  'language.es': 'Español',
};
