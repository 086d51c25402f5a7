import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { InboxRules } from '../../inbox/inbox-source.ts';
import { sentimentAccess, taggingAccess, useCategorisation } from '../../categories/review-categories.ts';

/** Why tags and sentiments cannot be changed by hand now; undefined for what can. */
export interface TaggingRefusal {
  ofTags: string | undefined;
  ofSentiment: string | undefined;
  /** What concerns everything, to be said once. */
  words: string | undefined;
}

/** Permission, plan, the demo, and a run that puts all reviews into categories. */
export function useTaggingRefusal({ accessOf }: Pick<InboxRules, 'accessOf'>): TaggingRefusal {
  const t = useTranslate();
  const format = useFormat();
  const tagging = usePermission(accessOf(taggingAccess));
  const judging = usePermission(accessOf(sentimentAccess));
  const { progress, isProcessing } = useCategorisation();
  const busy =
    isProcessing && progress
      ? t('review_categories.tags.busy', {
          processed: format.number(progress.processed),
          total: format.number(progress.total),
        })
      : undefined;
  const words = tagging.reason?.text ?? busy;
  return { ofTags: words, ofSentiment: words ?? judging.reason?.text, words };
}
