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
import { rows } from '../../../database/database.ts';
import { isImportUnderWay } from '../../../import-under-way.ts';
import type { IndicatorFigures, IndicatorOf, IndicatorStep } from '../../../indicator-sources.ts';
import { companyFlags } from '../../company/company-flags.ts';
import { locations } from '../listings.table.ts';
import { visibleTo } from '../visible-locations.ts';
import { couldHaveMore, countsForQuality } from './quality-columns.ts';

/** Reads how complete the listings of a viewer's open locations are, as they are now. */
export const listingQualityIndicator: IndicatorOf = async ({ config, database, now }, viewer) => {
  const { queries } = database;
  const [alike, flags] = await Promise.all([
    rows<AlikeListings>(queries, alikeStatement(viewer)),
    companyFlags(queries, config, viewer.companyId),
  ]);
  const today = localTime(now(), viewer.timezone).date;
  if (alike.length === 0) {
    const [importing] = await rows(queries, sql`select where ${isImportUnderWay(viewer.companyId)}`);
    if (!importing) return { reading: { state: 'not_set_up', missing: 'locations' } };
    return { reading: { state: 'waiting', until: today } };
  }
  const sums = sumsOf(alike);
  if (sums.counted === 0) return { reading: { state: 'waiting', until: addDays(today, 1) } };
  return figuresOf(sums, today, [...flags]);
};

/** Listings that have the same points of every part, in the order of `qualityParts`; null before they are counted. */
interface AlikeListings {
  points: number[] | null;
  listings: number;
}

/** What all listings have of a part, and what those lack that could have it. */
interface PartSums {
  points: number;
  lacking: number;
  missing: number;
}

interface QualitySums {
  counted: number;
  parts: Record<QualityPart, PartSums>;
}

/** Thousands of listings have few kinds of points: the database groups them, which is faster than thirty sums. */
function alikeStatement(viewer: Parameters<IndicatorOf>[1]) {
  const where = and(
    eq(locations.companyId, viewer.companyId),
    visibleTo(viewer, locations.id),
    countsForQuality,
  );
  return sql`select ${locations.qualityPoints} as points, count(*) as listings
    from ${locations} where ${where} group by 1`;
}

function sumsOf(alike: readonly AlikeListings[]): QualitySums {
  const parts = Object.fromEntries(
    qualityParts.map((part) => [part, { points: 0, lacking: 0, missing: 0 }]),
  ) as QualitySums['parts'];
  let counted = 0;
  for (const { points, listings } of alike) {
    if (points === null) continue;
    counted += listings;
    for (const [index, part] of qualityParts.entries()) {
      const sums = parts[part];
      sums.points += listings * (points[index] ?? 0);
      if (!couldHaveMore(part, points)) continue;
      sums.lacking += listings;
      sums.missing += listings * (qualityWeights[part] - (points[index] ?? 0));
    }
  }
  return { counted, parts };
}

function figuresOf(sums: QualitySums, today: string, flags: readonly FeatureFlag[]): IndicatorFigures {
  const { counted } = sums;
  const pieces = qualityPieces(
    qualityParts.map((part) => sums.parts[part].points),
    counted,
  );
  const value = valueOfPieces(pieces);
  const steps = qualityParts
    .filter((part) => switchedOffFields([fieldOfPart[part]], flags).length === 0)
    .map((part): IndicatorStep => {
      return {
        indicator: 'listing_quality',
        part,
        count: sums.parts[part].lacking,
        value: Math.min(100, value + sums.parts[part].missing / counted),
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
