import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { changeDecisions, changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { editWarDays, isEditWar } from '@pinfold/contract/features/external-changes/protection';
import type { Queryable } from '../../../database/database.ts';
import { panelUrl } from '../../../mail/panel-url.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { locations } from '../../listings/listings.table.ts';
import { users } from '../../session/session.table.ts';
import { addChangeEvents } from '../change-events.ts';
import { rejectByRule } from '../decide/decision-lifecycle.ts';
import { externalChanges, type ChangeRecord } from '../external-changes.table.ts';
import { editWarMail } from './edit-war-mail.ts';
import { protectedFieldsOf, protectionOf } from './protection.queries.ts';

/** An undecided change. */
type UndecidedChange = Pick<ChangeRecord, 'companyId' | 'id' | 'locationId' | 'field'>;

/**
 * Rejects those of some changes whose fields are protected, where protection is automatic. A field that others keep
 * changing back is escalated to the members instead.
 */
export async function applyRule(
  services: Services,
  tx: Queryable,
  changes: readonly Pick<ChangeRecord, 'companyId' | 'id'>[],
): Promise<void> {
  for (const [companyId, ofCompany] of Map.groupBy(changes, (change) => change.companyId)) {
    if (!(await protectionOf(tx, companyId)).isAutomatic) continue;
    const ids = ofCompany.map(({ id }) => id);
    const ruled = await protectedAmong(tx, companyId, await undecidedOf(tx, companyId, ids));
    const fought = await foughtFields(services, tx, companyId, ruled);
    const isFought = (change: UndecidedChange) => fought.has(spotOf(change));
    const rejected = ruled.filter((change) => !isFought(change));
    await rejectByRule(
      services,
      tx,
      companyId,
      rejected.map(({ id }) => id),
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

/** Leaves changes to a person, and sends those who can decide one mail about each location. */
async function escalateChanges(
  services: Services,
  tx: Queryable,
  companyId: number,
  changes: readonly UndecidedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  await tx
    .update(externalChanges)
    .set({ isEscalated: true })
    .where(and(eq(externalChanges.companyId, companyId), inArray(externalChanges.id, ids)));
  await addChangeEvents(
    tx,
    companyId,
    services.now(),
    ids.map((changeId) => ({ changeId, kind: 'escalated' as const, isByRule: true })),
  );
  for (const [locationId, ofLocation] of Map.groupBy(changes, (change) => change.locationId))
    await mailDeciders(services, tx, { companyId, locationId }, ofLocation);
  await services.live.publish(tx, companyId, { topic: 'external_changes', ids });
}

async function mailDeciders(
  services: Services,
  tx: Queryable,
  { companyId, locationId }: Pick<UndecidedChange, 'companyId' | 'locationId'>,
  changes: readonly UndecidedChange[],
): Promise<void> {
  const [location] = await tx
    .select({ name: locations.name, addressLine: locations.addressLine, city: locations.city })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  if (!location) return;
  const about = {
    place: Object.values(location)
      .filter((part) => part !== '')
      .join(', '),
    fields: changes.map(({ field }) => field),
    times: services.config.PINFOLD_EDIT_WAR_LIMIT,
    url: panelUrl(services, `/business-addresses/${locationId}/external-changes-list?company=${companyId}`),
  };
  for (const { email, language } of await decidersOf(tx, companyId))
    await sendMail(services, tx, { to: email, language, mail: editWarMail(language, about) });
}

/** Owners and admins, who see every location. */
async function decidersOf(tx: Queryable, companyId: number) {
  return tx
    .select({ email: users.email, language: users.language })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.status, 'active'),
        ne(members.type, memberTypes.manager),
        eq(users.isDemo, false),
      ),
    )
    .orderBy(users.id);
}
