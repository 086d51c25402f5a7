import type { plRouting } from './pl.ts';

export const enRouting: Record<keyof typeof plRouting, string> = {
  'title.home': 'Pinfold',
  'title.reviews': 'Reviews – Pinfold',
  'title.login': 'Log in – Pinfold',
  'title.maintenance': 'Down for maintenance',
  'title.not_found': 'Page not found – Pinfold',
  'description.home': 'Listings, reviews and visibility of all your locations in one place.',
  'description.reviews':
    'Customer reviews from every location: read, reply and see what is already published.',
  'description.login': 'Log in to the Pinfold panel.',
  'description.maintenance': 'The panel is unavailable for a moment.',
  'description.not_found': 'There is nothing at this address.',
};
