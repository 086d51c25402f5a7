import { and, eq, inArray } from 'drizzle-orm';
import {
  keywordScope,
  normalizeKeyword,
  searchOperatorOf,
  type CompleteScope,
  type NamedScope,
} from '@pinfold/contract/features/company/keyword';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { hasHiddenLocation, hasVisibleLocation } from '../../listings/groups/visible-groups.ts';
import { locationGroups, locations } from '../../listings/listings.table.ts';
import { requireAllLocations, visibleTo } from '../../listings/visible-locations.ts';
import type { Member } from '../member.ts';
import { spendLimit } from '../../../limits/spend-limit.ts';
import { readKeywords, toWire, visibleKeywords } from './keywords.queries.ts';
import { keywords } from './keywords.table.ts';

/** Adds keywords. Returns those that are new. */
export async function addKeywords(
  services: Services,
  member: Member,
  { keywords: texts, ...named }: NamedScope & { keywords: string[] },
) {
  const scope = keywordScope(named);
  if (!scope) throw new Problem('scope_incomplete');
  const { companyId } = member;
  requirePlainKeywords(texts);
  const { database, keywordListeners, live, now } = services;
  return database.queries.transaction(async (tx) => {
    await requireVisible(tx, member, scope);
    await requireNoneBeyond(tx, member, scope);
    const ids = await spendLimit(services, tx, { companyId, limit: 'max_maps_keywords' }, async () => {
      const added = await tx
        .insert(keywords)
        .values(
          [...new Set(texts.map(normalizeKeyword))].map((keyword) => ({
            companyId,
            keyword,
            scope: scope.scope,
            groupId: scope.group,
            locationId: scope.facility,
            createdAt: now(),
          })),
        )
        .onConflictDoNothing()
        .returning({ id: keywords.id });
      return added.map(({ id }) => id);
    });
    if (ids.length === 0) return { count: 0, results: [] };
    await keywordListeners.keywordsAdded(services, tx, companyId);
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
    const results = await readKeywords(
      tx,
      member,
      and(eq(keywords.companyId, companyId), inArray(keywords.id, ids)),
    );
    return { count: results.length, results: results.map(toWire) };
  });
}

export async function removeKeyword({ database, live }: Services, member: Member, id: number) {
  const { companyId } = member;
  await database.queries.transaction(async (tx) => {
    const it = and(eq(keywords.companyId, companyId), eq(keywords.id, id), visibleKeywords(member));
    const [found] = await tx
      .select({ group: keywords.groupId, facility: keywords.locationId })
      .from(keywords)
      .where(it)
      .for('update');
    if (!found) throw new Problem('not_found');
    await requireNoneBeyond(tx, member, found);
    await tx.delete(keywords).where(it);
    await live.publish(tx, companyId, { topic: 'company', ids: [companyId] });
  });
}

/** A group or a location that the member does not see is as missing as one that never was. */
async function requireVisible(tx: Queryable, member: Member, { group, facility }: CompleteScope) {
  if (group === null && facility === null) return;
  const { companyId } = member;
  const found =
    facility === null
      ? await tx
          .select({ id: locationGroups.id })
          .from(locationGroups)
          .where(
            and(
              eq(locationGroups.companyId, companyId),
              eq(locationGroups.id, group),
              hasVisibleLocation(member, locationGroups.id),
            ),
          )
      : await tx
          .select({ id: locations.id })
          .from(locations)
          .where(
            and(
              eq(locations.companyId, companyId),
              eq(locations.id, facility),
              visibleTo(member, locations.id),
            ),
          );
  if (found.length === 0) throw new Problem('not_found');
}

/**
 * Keywords of the company concern all locations; so do those of a group with locations that the member may not see.
 * @throws Problem `concerns_other_locations`
 */
async function requireNoneBeyond(
  tx: Queryable,
  member: Member,
  { group, facility }: Pick<CompleteScope, 'group' | 'facility'>,
): Promise<void> {
  if (facility !== null) return;
  if (group === null) return requireAllLocations(member);
  const [beyond] = await tx
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(
      and(
        eq(locationGroups.companyId, member.companyId),
        eq(locationGroups.id, group),
        hasHiddenLocation(member, locationGroups.id),
      ),
    );
  if (beyond) requireAllLocations(member);
}

/** @throws Problem `keyword_operator` */
export function requirePlainKeywords(texts: readonly string[]): void {
  if (texts.some((text) => searchOperatorOf(text) !== undefined)) throw new Problem('keyword_operator');
}
