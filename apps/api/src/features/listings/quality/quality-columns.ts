import { sql, type SQL } from 'drizzle-orm';
import {
  qualityParts,
  qualityWeights,
  type QualityPart,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { locations } from '../listings.table.ts';

/** Whether a location counts for the quality of a company's listings: others' do not, and what has closed for good needs none. */
export const countsForQuality: SQL = sql`${locations.isOwner} and ${locations.openStatus} <> 'CLOSED_PERMANENTLY'`;

/** The points of a part, of `locations`; null before they are first counted. */
function pointsOfPart(part: QualityPart): SQL {
  // Arrays begin with 1.
  return sql`${locations.qualityPoints}[${sql.raw(String(qualityParts.indexOf(part) + 1))}]`;
}

/** What a part has at most, in a statement. */
function weightOfPart(part: QualityPart): SQL {
  return sql.raw(String(qualityWeights[part]));
}

/** As `lacksPart`, of a listing's points in the order of `qualityParts`. */
export function couldHaveMore(part: QualityPart, points: readonly number[]): boolean {
  const lacks = (one: QualityPart) => (points[qualityParts.indexOf(one)] ?? 0) < qualityWeights[one];
  return lacks(part) && (part !== 'special_hours' || !lacks('opening_hours'));
}

/** Whether a part lacks points at a location that counts; one without regular hours can have no special ones yet. */
export function lacksPart(part: QualityPart): SQL {
  const isLacking = sql`${pointsOfPart(part)} < ${weightOfPart(part)} and ${countsForQuality}`;
  if (part !== 'special_hours') return sql`(${isLacking})`;
  return sql`(${isLacking} and ${pointsOfPart('opening_hours')} = ${weightOfPart('opening_hours')})`;
}
