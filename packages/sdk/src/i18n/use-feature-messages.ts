import { useEffect } from 'react';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { FeatureMessages } from './feature-messages.ts';

/**
 * Has the Provider fetch the words of a feature, now and at each change of language. True once they are here; until
 * then `useTranslate` gives empty strings for them, so wait or draw a skeleton.
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
  const { wantWords, hasWords } = usePinfold();
  useEffect(() => wantWords(messages), [wantWords, messages]);
  return hasWords(messages);
}
