import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { RankMeasure } from '../../../../state/rank-series.ts';

/** Tells in a sentence what a measure of a website means. */
export function useMeasureDefinitions(): (measure: RankMeasure) => string {
  const t = useTranslate();
  return (measure) =>
    t(
      measure === 'top3_share'
        ? 'websites.figures.top3.definition'
        : `websites.measure.${measure}.definition`,
    );
}
