import { sql } from 'drizzle-orm';
import {
  autoReplyRulesAtMost,
  namesOnlyLocations,
} from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import type { AutoReplyRule } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { oneRow, rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { requireAllLocations, visibleTo } from '../../listings/visible-locations.ts';
import { requireRule } from './auto-reply-rules.queries.ts';

type RuleValues = Omit<AutoReplyRule, 'id' | 'updated_at'>;

/** Adds a rule after the others. It applies to reviews that come from now on. */
export async function createRule(
  services: Services,
  member: Member,
  given: RuleValues,
): Promise<AutoReplyRule> {
  return changeRules(services, member, async (tx) => {
    const { companyId, userId } = member;
    const rule = await checkRule(tx, member, given);
    const [counted] = await rows<{ count: number }>(
      tx,
      sql`select count(*)::int4 as count from auto_reply_rules where company_id = ${companyId}`,
    );
    if ((counted?.count ?? 0) >= autoReplyRulesAtMost) throw new Problem('too_many_auto_reply_rules');
    const moment = services.now().toISOString();
    const created = await oneRow<{ id: number }>(
      tx,
      sql`insert into auto_reply_rules (company_id, position, name, is_active, rating, comment, location_ids, group_ids, source, template_ids,
                                        needs_acceptance, delay_minutes, active_since, author_id, updated_at)
          select ${companyId}::int8, coalesce(max(position), 0) + 1, ${rule.name}, ${rule.is_active}, ${list(rule.rating)}::int2[], ${rule.comment}::bool,
                 ${int8Array(rule.gmb_address_ids)}, ${int8Array(rule.groups)}, ${rule.source}, ${int8Array(rule.reply_templates_ids)},
                 ${rule.needs_acceptance}, ${rule.delay_minutes}::int4, ${moment}::timestamptz, ${userId}::int8, ${moment}::timestamptz
          from auto_reply_rules where company_id = ${companyId}
          returning id::int8 as id`,
    );
    return created.id;
  });
}

/** Changes a rule. One that is switched on applies to reviews that come from now on. */
export async function updateRule(
  services: Services,
  member: Member,
  id: number,
  change: { [Key in keyof RuleValues]?: RuleValues[Key] | undefined },
): Promise<AutoReplyRule> {
  return changeRules(services, member, async (tx) => {
    const before = await requireRule(tx, member, id);
    await requireOwnLocations(tx, member, id);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const rule = await checkRule(tx, member, { ...before, ...given }, change);
    const moment = services.now().toISOString();
    await tx.execute(
      sql`update auto_reply_rules
          set name = ${rule.name}, is_active = ${rule.is_active}, rating = ${list(rule.rating)}::int2[], comment = ${rule.comment},
              location_ids = ${int8Array(rule.gmb_address_ids)}, group_ids = ${int8Array(rule.groups)}, source = ${rule.source},
              template_ids = ${int8Array(rule.reply_templates_ids)}, needs_acceptance = ${rule.needs_acceptance},
              delay_minutes = ${rule.delay_minutes}, author_id = ${member.userId}, updated_at = ${moment},
              active_since = case when ${rule.is_active} and not is_active then ${moment}::timestamptz else active_since end
          where company_id = ${member.companyId} and id = ${id}`,
    );
    return id;
  });
}

/** Deletes a rule; replies of its that wait stay. */
export async function deleteRule(services: Services, member: Member, id: number): Promise<void> {
  const { database, live } = services;
  await database.queries.transaction(async (tx) => {
    await requireFlag(services, tx, member, 'auto_review_reply');
    await requireRule(tx, member, id);
    await requireOwnLocations(tx, member, id);
    await tx.execute(sql`delete from auto_reply_rules where company_id = ${member.companyId} and id = ${id}`);
    await live.publish(tx, member.companyId, { topic: 'auto_replies', ids: [] });
  });
}

/** One at a time in a company, so that neither the limit nor the order of rules is passed. */
async function changeRules(
  services: Services,
  member: Member,
  change: (tx: Queryable) => Promise<number>,
): Promise<AutoReplyRule> {
  const { database, live, now } = services;
  return database.queries.transaction(async (tx) => {
    await requireFlag(services, tx, member, 'auto_review_reply');
    await lockCompany(tx, member.companyId, now());
    const id = await change(tx);
    await live.publish(tx, member.companyId, { topic: 'auto_replies', ids: [] });
    return requireRule(tx, member, id);
  });
}

function list(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}

/**
 * A rule as it may be stored. The model replies only to what has text, and what it writes always waits for a person. A
 * member of some locations makes rules for those alone, one by one: a group can grow.
 * @throws Problem `auto_reply_rule_incomplete`, `template_unknown`, `facility_unknown`, `group_unknown` or `concerns_other_locations`
 */
async function checkRule(
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

/** @throws Problem `concerns_other_locations` for a rule of locations that the member does not see */
async function requireOwnLocations(tx: Queryable, member: Member, id: number): Promise<void> {
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
          and ${locationScope(member, sql`l.id`)}`,
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
