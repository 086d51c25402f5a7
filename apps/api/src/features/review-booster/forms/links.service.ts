import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { BoosterChannel } from '@pinfold/contract/features/review-booster/booster-form';
import type { BoosterLink } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { boosterForms, boosterLinks } from '../review-booster.table.ts';
import { requireFormLocations } from './form-locations.ts';
import { findLinks } from './links.queries.ts';

/**
 * Makes a link for each location that has no open one of the channel, and returns those of all.
 * @throws Problem `not_found`, `facility_unknown`, `public_link_missing`
 */
export async function createLinks(
  services: Services,
  member: Member,
  formId: number,
  { facility_ids, channel }: { facility_ids: readonly number[]; channel: BoosterChannel },
): Promise<BoosterLink[]> {
  const { database, live, now } = services;
  const { companyId } = member;
  return database.queries.transaction(async (tx) => {
    const [form] = await tx
      .select({ locationIds: boosterForms.locationIds })
      .from(boosterForms)
      .where(and(eq(boosterForms.companyId, companyId), eq(boosterForms.id, formId)))
      .for('update');
    if (!form) throw new Problem('not_found');
    const { locationIds } = form;
    const ids = [...new Set(facility_ids)];
    if (locationIds && ids.some((id) => !locationIds.includes(id))) throw new Problem('facility_unknown');
    const chosen = await requireFormLocations(tx, member, ids);
    const lacking = chosen.filter(({ newReviewUrl }) => newReviewUrl === '');
    if (lacking.length > 0)
      throw new Problem('public_link_missing', {
        values: { locations: someNames(lacking), count: lacking.length },
        errors: lacking.map(({ id, name }) => ({
          path: `body.facility_ids.${facility_ids.indexOf(id)}`,
          message: name,
        })),
      });
    await tx
      .insert(boosterLinks)
      .values(
        ids.map((locationId) => ({
          companyId,
          formId,
          locationId,
          channel,
          token: newPublicToken(),
          createdAt: now(),
        })),
      )
      .onConflictDoNothing();
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
    const where = sql`l.channel = ${channel} and l.location_id = any(${int8Array(ids)})`;
    return findLinks(tx, services, member, { formId, where });
  });
}

/** The first five, since a chain may lack hundreds. */
function someNames(locations: readonly { name: string }[]): string {
  const first = locations.slice(0, 5).map(({ name }) => name);
  return [...first, ...(locations.length > first.length ? ['…'] : [])].join(', ');
}

/**
 * Closes a link for good.
 * @throws Problem `not_found`
 */
export async function closeLink(
  { database, live, now }: Services,
  { companyId }: Member,
  { formId, linkId }: { formId: number; linkId: number },
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const closed = await tx
      .update(boosterLinks)
      .set({ closedAt: now() })
      .where(
        and(
          eq(boosterLinks.companyId, companyId),
          eq(boosterLinks.formId, formId),
          eq(boosterLinks.id, linkId),
          sql`${boosterLinks.closedAt} is null`,
        ),
      )
      .returning({ id: boosterLinks.id });
    if (closed.length === 0) throw new Problem('not_found');
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
  });
}

/** 128 random bits: short enough for a code in print, and nothing to guess. */
export function newPublicToken(): string {
  return randomBytes(16).toString('base64url');
}
