import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { LocatorLink } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../i18n/i18n.ts';

/** The button of a post, by its kind at Google; null for a link that leads nowhere safe, and for calls, which have none. */
export function postAction(
  action: { type: string; url: string } | null,
  language: Language,
): LocatorLink | null {
  if (!action || !isSafeLink(action.url)) return null;
  const texts: Readonly<Record<string, string>> = labels(language, 'post_actions');
  return { text: texts[action.type] ?? texts['LEARN_MORE'] ?? '', url: action.url };
}
