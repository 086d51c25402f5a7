import { sql, type SQL } from 'drizzle-orm';
import {
  qualityParts,
  qualityWeights,
  type QualityPart,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { locations } from '../listings.table.ts';

/** Whether a location counts for the quality of a company's listings: one that has closed for good needs none. */
export const countsForQuality: SQL = sql`${locations.openStatus} <> 'CLOSED_PERMANENTLY'`;

/** The points of a part, of `locations`; null before they are first counted. */
export function pointsOfPart(part: QualityPart): SQL {
  // Arrays begin with 1.
  return sql`${locations.qualityPoints}[${sql.raw(String(qualityParts.indexOf(part) + 1))}]`;
}

/** What a part has at most, in a statement. */
export function weightOfPart(part: QualityPart): SQL {
  return sql.raw(String(qualityWeights[part]));
}

/** Whether a part lacks points at a location that counts; one without regular hours can have no special ones yet. */
export function lacksPart(part: QualityPart): SQL {
  const isLacking = sql`${pointsOfPart(part)} < ${weightOfPart(part)} and ${countsForQuality}`;
  if (part !== 'special_hours') return sql`(${isLacking})`;
  return sql`(${isLacking} and ${pointsOfPart('opening_hours')} = ${weightOfPart('opening_hours')})`;
}
