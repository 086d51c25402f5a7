import type { IndicatorPiece, IndicatorReading } from '@pinfold/contract/features/dashboard/indicator';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { auditCategories } from '@pinfold/contract/features/websites/quality-audit';
import type { IndicatorOf } from '../../../indicator-sources.ts';
import { type WebsiteQuality, websiteQualityOf } from './website-quality.queries.ts';

/** Reads how good a company's websites are, by their last audits. */
export const websiteQualityIndicator: IndicatorOf = async ({ database, now, pageSpeed }, viewer) => {
  const quality = await websiteQualityOf(database.queries, viewer.companyId, now());
  const today = localTime(now(), viewer.timezone).date;
  if (quality.value !== null && quality.measuredAt !== null) {
    const measuredOn = localTime(quality.measuredAt, viewer.timezone).date;
    return {
      reading: { state: 'known', value: quality.value, measuredOn },
      pieces: categoryPieces(quality),
    };
  }
  if (viewer.disabledModules.includes('monitoring'))
    return { reading: { state: 'not_set_up', missing: 'monitoring' } };
  return { reading: unauditedReading(quality, { isConnected: pageSpeed.isConnected, today }) };
};

function unauditedReading(
  { sites, failure }: WebsiteQuality,
  { isConnected, today }: { isConnected: boolean; today: string },
): IndicatorReading {
  if (sites.length === 0) return { state: 'not_set_up', missing: 'websites' };
  if (!isConnected) return { state: 'failed', reason: 'not_connected' };
  if (sites.some(({ isWaiting }) => isWaiting) || failure === null) return { state: 'waiting', until: today };
  return { state: 'failed', reason: 'audit_failed' };
}

/** What each category of the audits adds: a website counts as much as any other, and so do its measured categories. */
export function categoryPieces({ sites }: Pick<WebsiteQuality, 'sites'>): IndicatorPiece[] {
  const audited = sites
    .filter(({ value }) => value !== null)
    .map(({ scores }) => ({
      scores,
      share: 1 / auditCategories.filter((category) => scores[category] !== null).length,
    }));
  return auditCategories.flatMap((key) => {
    const measured = audited.flatMap(({ scores, share }) => {
      const score = scores[key];
      return score === null ? [] : [{ score, share }];
    });
    const weight = measured.reduce((sum, { share }) => sum + share, 0);
    if (weight === 0) return [];
    return [
      { key, weight, value: measured.reduce((sum, { score, share }) => sum + share * score, 0) / weight },
    ];
  });
}
