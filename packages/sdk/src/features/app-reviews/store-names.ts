import type { AppStore } from '@pinfold/contract/app-stores';

/** What the stores call themselves, in every language. */
export const storeNames: Readonly<Record<AppStore, string>> = {
  google_play: 'Google Play',
  app_store: 'App Store',
};
