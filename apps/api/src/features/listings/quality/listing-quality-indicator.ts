import { and, eq, sql } from 'drizzle-orm';
import type { FeatureFlag } from '@pinfold/contract/access/feature-flags';
import { valueOfPieces, type IndicatorPiece } from '@pinfold/contract/features/dashboard/indicator';
import {
  qualityParts,
  qualityWeights,
  type QualityPart,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { fieldOfPart, partPermission } from '@pinfold/contract/features/listings/quality/quality-fields';
import { switchedOffFields } from '@pinfold/contract/features/listings/updates/listing-edit';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { oneRow } from '../../../database/database.ts';
import type { IndicatorFigures, IndicatorOf, IndicatorStep } from '../../../indicator-sources.ts';
import { companyFlags } from '../../company/company-flags.ts';
import { locations } from '../listings.table.ts';
import { visibleTo } from '../visible-locations.ts';
import { countsForQuality, lacksPart, pointsOfPart, weightOfPart } from './quality-columns.ts';

/** Reads how complete the listings of a viewer's open locations are, as they are now. */
export const listingQualityIndicator: IndicatorOf = async ({ config, database, now }, viewer) => {
  const { queries } = database;
  const [sums, flags] = await Promise.all([
    oneRow<QualitySums>(queries, sumsStatement(viewer)),
    companyFlags(queries, config, viewer.companyId),
  ]);
  const today = localTime(now(), viewer.timezone).date;
  if (sums.locations === 0) return { reading: { state: 'not_set_up', missing: 'locations' } };
  if (sums.counted === 0) return { reading: { state: 'waiting', until: addDays(today, 1) } };
  return figuresOf(sums, today, [...flags]);
};

type QualitySums = { locations: number; counted: number } & Record<
  `points_${QualityPart}` | `lacking_${QualityPart}` | `missing_${QualityPart}`,
  number
>;

function sumsStatement(viewer: Parameters<IndicatorOf>[1]) {
  const sums = qualityParts.flatMap((part) => [
    sql`coalesce(sum(${pointsOfPart(part)}), 0)::float8 as ${sql.identifier(`points_${part}`)}`,
    sql`count(*) filter (where ${lacksPart(part)}) as ${sql.identifier(`lacking_${part}`)}`,
    sql`coalesce(sum(${weightOfPart(part)} - ${pointsOfPart(part)}) filter (where ${lacksPart(part)}), 0)::float8
      as ${sql.identifier(`missing_${part}`)}`,
  ]);
  const where = and(
    eq(locations.companyId, viewer.companyId),
    visibleTo(viewer, locations.id),
    countsForQuality,
  );
  return sql`select count(*) as locations, count(${locations.qualityPoints}) as counted, ${sql.join(sums, sql`, `)}
    from ${locations} where ${where}`;
}

function figuresOf(sums: QualitySums, today: string, flags: readonly FeatureFlag[]): IndicatorFigures {
  const { counted } = sums;
  const pieces = qualityPieces(
    qualityParts.map((part) => sums[`points_${part}`]),
    counted,
  );
  const value = valueOfPieces(pieces);
  const steps = qualityParts
    .filter((part) => switchedOffFields([fieldOfPart[part]], flags).length === 0)
    .map((part): IndicatorStep => {
      return {
        indicator: 'listing_quality',
        part,
        count: sums[`lacking_${part}`],
        value: Math.min(100, value + sums[`missing_${part}`] / counted),
        permission: partPermission(part),
        target: { screen: 'listings', filters: { quality_part: part } },
      };
    })
    .filter(({ count }) => count > 0);
  return { reading: { state: 'known', value, measuredOn: today }, pieces, steps };
}

/** What so many listings have of each part together, in the order of `qualityParts`, as pieces of the indicator. */
export function qualityPieces(points: readonly number[], listings: number): IndicatorPiece[] {
  return qualityParts.map((part, index) => {
    const weight = qualityWeights[part];
    const value = (100 * (points[index] ?? 0)) / listings / weight;
    return { key: part, weight, value: Math.min(100, value) };
  });
}
