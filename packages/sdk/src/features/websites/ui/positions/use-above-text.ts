import type { OrganicFeature } from '@pinfold/contract/features/websites/organic-rank';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';

/** Tells in words what stood above the results of a search. */
export function useAboveText(): (above: readonly OrganicFeature[]) => string {
  const t = useTranslate();
  const format = useFormat();
  return (above) =>
    above.length === 0
      ? t('websites.keywords.nothing_above')
      : format.list(above.map((feature) => t(`websites.above.${feature}`)));
}
