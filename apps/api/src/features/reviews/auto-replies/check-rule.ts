import { sql } from 'drizzle-orm';
import type { AutoReplyRule } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { requireAllLocations, visibleTo } from '../../listings/visible-locations.ts';

export type RuleValues = Omit<AutoReplyRule, 'id' | 'updated_at'>;

/**
 * A rule as it may be stored. The model answers only what has text, and what it writes always waits for a person. A member of some locations rules over
 * those alone, one by one: a group can grow.
 * @throws Problem `auto_reply_rule_incomplete`, `template_unknown`, `facility_unknown`, `group_unknown` or `concerns_other_locations`
 */
export async function checkRule(
  tx: Queryable,
  member: Member,
  rule: RuleValues,
  changed: Partial<Record<keyof RuleValues, unknown>> = rule,
): Promise<RuleValues> {
  const isDraft = rule.source === 'ai';
  if (!isDraft && rule.reply_templates_ids.length === 0)
    throw new Problem('auto_reply_rule_incomplete', { errors: [{ path: 'body.reply_templates_ids' }] });
  const checked = {
    ...rule,
    rating: [...new Set(rule.rating)].toSorted(),
    comment: isDraft ? true : rule.comment,
    gmb_address_ids: [...new Set(rule.gmb_address_ids)],
    groups: [...new Set(rule.groups)],
    reply_templates_ids: isDraft ? [] : [...new Set(rule.reply_templates_ids)],
    needs_acceptance: isDraft || rule.needs_acceptance,
  };
  if (changed.reply_templates_ids !== undefined || changed.source !== undefined)
    await requireTemplates(tx, member, checked.reply_templates_ids);
  if (changed.gmb_address_ids !== undefined) await requireLocations(tx, member, checked.gmb_address_ids);
  if (changed.groups !== undefined) await requireGroups(tx, member, checked.groups);
  if (!namesOnlyLocations(checked)) requireAllLocations(member);
  return checked;
}

/** @throws Problem `concerns_other_locations` for a rule of places that the member does not see */
export async function requireOwnPlaces(tx: Queryable, member: Member, id: number): Promise<void> {
  const seen = visibleTo(member, sql`id`);
  if (!seen) return;
  const [own] = await rows(
    tx,
    sql`select 1 from auto_reply_rules u
        where u.company_id = ${member.companyId} and u.id = ${id} and u.group_ids = '{}' and u.location_ids <> '{}'
          and not exists (select from unnest(u.location_ids) as id where not (${seen}))`,
  );
  if (!own) requireAllLocations(member);
}

/** They cannot be deleted before the rule that names them is stored. */
async function requireTemplates(tx: Queryable, { companyId }: Member, ids: readonly number[]): Promise<void> {
  const found = await rows(
    tx,
    sql`select id from reply_templates where company_id = ${companyId} and id = any(${int8Array(ids)}) order by id for key share`,
  );
  if (found.length < ids.length) throw new Problem('template_unknown');
}

async function requireLocations(tx: Queryable, member: Member, ids: readonly number[]): Promise<void> {
  const found = await rows(
    tx,
    sql`select l.id from locations l where l.company_id = ${member.companyId} and l.id = any(${int8Array(ids)})
          and ${visibleTo(member, sql`l.id`) ?? sql`true`}`,
  );
  if (found.length < ids.length) throw new Problem('facility_unknown');
}

async function requireGroups(tx: Queryable, { companyId }: Member, ids: readonly number[]): Promise<void> {
  const found = await rows(
    tx,
    sql`select id from location_groups where company_id = ${companyId} and id = any(${int8Array(ids)})`,
  );
  if (found.length < ids.length) throw new Problem('group_unknown');
}
