import type { useTranslate } from '../../../../i18n/use-translate.ts';
import type { DecisionOutcome } from '../../auto-replies/use-waiting-replies.ts';

/** What came of a decision, as a sentence. */
export function outcomeWords(
  { decision, decided, skipped, held }: DecisionOutcome,
  t: ReturnType<typeof useTranslate>,
): string {
  const words = [
    decided > 0 && t(`auto_replies.${decision}`, { count: decided }),
    skipped > 0 && t('auto_replies.skipped', { count: skipped }),
    held > 0 && t('auto_replies.held', { count: held }),
  ].filter(Boolean);
  return words.length > 0 ? `${words.join('. ')}.` : '';
}
