import type { useTranslate } from '../../../../../i18n/use-translate.ts';
import type { InboxOpinion } from '../../../inbox/inbox-opinion.ts';

/** What put a review into a category: a phrase, the model, or a person. */
export function tagSourceLabel(
  { source, phrase }: InboxOpinion['tags'][number],
  t: ReturnType<typeof useTranslate>,
): string {
  return phrase === null ? t(`reviews.tags.by_${source}`) : t('reviews.tags.by_phrase', { phrase });
}
