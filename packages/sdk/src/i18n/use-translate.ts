import { useEffect } from 'react';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { Translate } from './i18n.ts';
import type { FeatureMessages } from './namespaces.ts';

/**
 * Returns the translator of the Provider's language, with the host's overrides.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const t = useTranslate();
 * return <h2>{t('reviews.count', { count: 3412 })}</h2>; // 3 412 opinii
 * ```
 */
export function useTranslate(): Translate {
  return usePinfold().translate;
}

/**
 * Loads the texts of a feature, now and at each change of language. Returns true once they have loaded; until then
 * `useTranslate` returns empty strings for them, so render a skeleton.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const isReady = useFeatureMessages(teamMessages);
 * const t = useTranslate();
 * return isReady ? <h2>{t('team.title')}</h2> : null;
 * ```
 */
export function useFeatureMessages(messages: FeatureMessages): boolean {
  const { requestMessages, hasMessages } = usePinfold();
  useEffect(() => requestMessages(messages), [requestMessages, messages]);
  return hasMessages(messages);
}
