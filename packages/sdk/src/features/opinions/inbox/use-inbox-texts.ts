import type { Translate } from '../../../i18n/i18n.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { InboxRules } from './inbox-source.ts';

/**
 * Returns the translator of an inbox, which takes the keys of reviews of locations: some have texts of their own where
 * other opinions are published.
 */
export function useInboxTexts({ texts }: Pick<InboxRules, 'texts'>): Translate {
  const t = useTranslate();
  return (key, values) => t(texts[key] ?? key, values);
}
