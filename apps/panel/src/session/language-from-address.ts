import { isLanguage } from '@pinfold/sdk';
import { browserStore } from './session-store.ts';

/** `?lang=en` switches the language (product spec, section 2) and then leaves the address. */
export function takeLanguageFromAddress(): void {
  const url = new URL(window.location.href);
  const language = url.searchParams.get('lang');
  if (language === null) return;
  url.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', url);
  if (isLanguage(language)) browserStore.write({ language });
}
