import { and, eq, gt, inArray } from 'drizzle-orm';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { editWarDays, isEditWar } from '@pinfold/contract/features/external-changes/protection';
import type { Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { decideByRule, type RuledChange } from '../decide/decide-by-rule.ts';
import { externalChanges } from '../external-changes.table.ts';
import { protectedFieldsOf, protectionOf } from '../protect/protection.queries.ts';
import { escalateChanges } from './escalate-changes.ts';

/** A change that nobody has decided. */
export type UndecidedChange = Pick<
  typeof externalChanges.$inferSelect,
  'companyId' | 'id' | 'locationId' | 'field'
>;

/**
 * Rejects those of some changes whose fields are protected, where protection is automatic. A field that others keep
 * changing back is left to a person, who is told.
 */
export async function applyRule(
  services: Services,
  tx: Queryable,
  changes: readonly RuledChange[],
): Promise<void> {
  for (const [companyId, ofCompany] of Map.groupBy(changes, (change) => change.companyId)) {
    if (!(await protectionOf(tx, companyId)).isAutomatic) continue;
    const ids = ofCompany.map(({ id }) => id);
    const ruled = await protectedAmong(tx, companyId, await undecidedOf(tx, companyId, ids));
    const fought = await foughtFields(services, tx, companyId, ruled);
    const isFought = (change: UndecidedChange) => fought.has(spotOf(change));
    await decideByRule(
      services,
      tx,
      ruled.filter((change) => !isFought(change)),
    );
    await escalateChanges(services, tx, companyId, ruled.filter(isFought));
  }
}

async function undecidedOf(
  tx: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<UndecidedChange[]> {
  const { id, locationId, field } = externalChanges;
  return tx
    .select({ companyId: externalChanges.companyId, id, locationId, field })
    .from(externalChanges)
    .where(
      and(
        eq(externalChanges.companyId, companyId),
        inArray(id, [...ids]),
        eq(externalChanges.status, changeStatuses.pending),
        eq(externalChanges.decision, changeDecisions.idle),
        eq(externalChanges.isEscalated, false),
      ),
    )
    .orderBy(id);
}

async function protectedAmong(
  tx: Queryable,
  companyId: number,
  changes: readonly UndecidedChange[],
): Promise<UndecidedChange[]> {
  const locationIds = [...new Set(changes.map(({ locationId }) => locationId))];
  const fields = await protectedFieldsOf(tx, companyId, locationIds);
  return changes.filter(({ locationId, field }) => fields.get(locationId)?.has(field) ?? false);
}

/** Where among them a field was rejected as often as the limit allows. */
async function foughtFields(
  { config, now }: Services,
  tx: Queryable,
  companyId: number,
  changes: readonly UndecidedChange[],
): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const at = now().getTime();
  const { locationId, field, decidedAt, status } = externalChanges;
  const rejections = await tx
    .select({ locationId, field, decidedAt })
    .from(externalChanges)
    .where(
      and(
        eq(externalChanges.companyId, companyId),
        inArray(locationId, [...new Set(changes.map((one) => one.locationId))]),
        inArray(field, [...new Set(changes.map((one) => one.field))]),
        eq(status, changeStatuses.rejected),
        gt(decidedAt, new Date(at - editWarDays * 86_400_000)),
      ),
    );
  const spots = [...Map.groupBy(rejections, spotOf)].filter(([, ofSpot]) =>
    isEditWar(
      ofSpot.flatMap((one) => (one.decidedAt ? [one.decidedAt.getTime()] : [])),
      at,
      config.PINFOLD_EDIT_WAR_LIMIT,
    ),
  );
  return new Set(spots.map(([spot]) => spot));
}

function spotOf({ locationId, field }: Pick<UndecidedChange, 'locationId' | 'field'>): string {
  return `${locationId}/${field}`;
}
