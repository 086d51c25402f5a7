import type { plPages } from './pl.ts';

export const enPages: Record<keyof typeof plPages, string> = {
  'modal.title': 'We cannot do this',
  'modal.expired': 'Your plan has expired',
  'modal.sign_up': 'Open an account of your own',
  'modal.subscription': 'Go to subscription',
  'pending.title': 'This screen is still being built',
  'pending.text': 'We are working on it. Once it is ready you will find it in the menu.',
  'maintenance.title': 'Down for maintenance',
  'maintenance.text': 'We are working on the panel. Come back in a few minutes; your data is safe.',
  'not_found.title': 'Page not found',
  'not_found.text': 'The address may have changed, or there is a typo in it.',
  'no_access.title': 'You have no access yet',
  'no_access.text': 'Ask the account’s owner for permissions. Then you will see your locations here.',
  'crash.title': 'Something went wrong',
  'crash.text': 'The page did not load completely. Reloading usually helps.',
};
