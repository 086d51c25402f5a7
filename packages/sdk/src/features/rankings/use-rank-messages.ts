import { rankingsMessages, rankMessages } from '../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../i18n/use-translate.ts';

/** Loads the texts of positions on maps, and those that positions of websites have too. */
export function useRankMessages(): boolean {
  const loaded = [useFeatureMessages(rankingsMessages), useFeatureMessages(rankMessages)];
  return loaded.every(Boolean);
}
