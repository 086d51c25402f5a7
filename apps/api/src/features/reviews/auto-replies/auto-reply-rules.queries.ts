import { sql, type SQL } from 'drizzle-orm';
import type { AutoReplyRule } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { locationScope } from '../../listings/location-scope.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { requireFlag } from '../../company/company-flags.ts';
import type { Member } from '../../company/member.ts';
import { visibleTo } from '../../listings/visible-locations.ts';

export async function listRules(services: Services, member: Member): Promise<{ results: AutoReplyRule[] }> {
  const { queries } = services.database;
  await requireFlag(services, queries, member, 'auto_review_reply');
  return { results: await rulesOf(queries, member) };
}

/** Rules in the order in which they are tried. Of the locations that one names, a member learns those that they see. */
async function rulesOf(
  queries: Queryable,
  member: Member,
  narrower: SQL = sql`true`,
): Promise<AutoReplyRule[]> {
  const found = await rows<RuleRow>(
    queries,
    sql`select u.id::int8 as id, u.name, u.is_active, u.rating, u.comment, u.source, u.needs_acceptance, u.delay_minutes, u.updated_at,
               u.template_ids, u.location_ids = '{}' and u.group_ids = '{}' as is_everywhere,
               array(select id from unnest(u.location_ids) as id where ${locationScope(member, sql`id`)}) as location_ids,
               array(select id from unnest(u.group_ids) as id where ${visibleGroup(member)}) as group_ids
        from auto_reply_rules u where u.company_id = ${member.companyId} and ${narrower} order by u.position, u.id`,
  );
  return found
    .filter((row) => row.is_everywhere || row.location_ids.length + row.group_ids.length > 0)
    .map(toWire);
}

export async function requireRule(queries: Queryable, member: Member, id: number): Promise<AutoReplyRule> {
  const [rule] = await rulesOf(queries, member, sql`u.id = ${id}`);
  if (!rule) throw new Problem('not_found');
  return rule;
}

function visibleGroup(member: Member): SQL {
  const seen = visibleTo(member, sql`gm.location_id`);
  if (!seen) return sql`true`;
  return sql`exists (select from location_group_members gm
    where gm.company_id = ${member.companyId} and gm.group_id = id and ${seen})`;
}

interface RuleRow extends Pick<
  AutoReplyRule,
  'name' | 'is_active' | 'rating' | 'comment' | 'source' | 'needs_acceptance' | 'delay_minutes'
> {
  id: number;
  updated_at: Moment;
  template_ids: number[];
  location_ids: number[];
  group_ids: number[];
  is_everywhere: boolean;
}

function toWire({ template_ids, location_ids, group_ids, ...row }: RuleRow): AutoReplyRule {
  return {
    id: row.id,
    name: row.name,
    is_active: row.is_active,
    rating: row.rating,
    comment: row.comment,
    gmb_address_ids: location_ids,
    groups: group_ids,
    source: row.source,
    reply_templates_ids: template_ids,
    needs_acceptance: row.needs_acceptance,
    delay_minutes: row.delay_minutes,
    updated_at: isoOf(row.updated_at),
  };
}

/** @throws Problem `template_in_use` when a rule of automatic replies sends one of these templates, which are locked */
export async function refuseUsedTemplates(
  tx: Queryable,
  companyId: number,
  templateIds: readonly number[],
): Promise<void> {
  const [rule] = await rows(
    tx,
    sql`select 1 from auto_reply_rules where company_id = ${companyId} and template_ids && ${int8Array(templateIds)} limit 1`,
  );
  if (rule) throw new Problem('template_in_use');
}
