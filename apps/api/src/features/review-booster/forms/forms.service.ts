import { and, eq, isNull, sql } from 'drizzle-orm';
import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import type {
  BoosterForm,
  BoosterFormChange,
  NewBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { countRows } from '../../../database/page-of.ts';
import type { Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { expireFiles } from '../../../exports/expire-files.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { boosterConsents } from '../consents/consents.table.ts';
import { boosterExportKind } from '../export/booster-export-kind.ts';
import { eraseInvitations } from '../invitations/erase-invitations.ts';
import { questionTexts, refuseUnfairTexts } from '../invitations/refuse-unfair-texts.ts';
import { deleteResponses } from '../responses/delete-responses.ts';
import { boosterForms, boosterLinks } from '../review-booster.table.ts';
import { requireForm } from './forms.queries.ts';
import { requireFormLocations } from './form-locations.ts';

/** @throws Problem `facility_unknown`, `too_many_booster_forms`, `incentive_refused`, `gating_refused` */
export async function createForm(
  { database, live, now }: Services,
  member: Member,
  { is_open, asks_contact, facility_ids, retention_days, ...values }: NewBoosterForm,
): Promise<BoosterForm> {
  const { companyId } = member;
  refuseUnfairTexts(questionTexts(values.question));
  return database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    const count = await countRows(tx, boosterForms, eq(boosterForms.companyId, companyId));
    const limit = boosterLimits.forms;
    if (count >= limit) throw new Problem('too_many_booster_forms', { values: { limit } });
    if (facility_ids) await requireFormLocations(tx, member, facility_ids);
    const [created] = await tx
      .insert(boosterForms)
      .values({
        ...values,
        companyId,
        isOpen: is_open,
        asksContact: asks_contact,
        locationIds: facility_ids,
        retentionDays: retention_days,
        createdAt: now(),
      })
      .returning({ id: boosterForms.id });
    if (!created) throw new Error('an insert of one row returns it');
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
    return requireForm(tx, companyId, created.id);
  });
}

/**
 * Changes what is named. What visitors are told of their data has another version once contacts are asked for, or data is
 * kept for another time. Links of locations that are left out are closed for good.
 * @throws Problem `not_found`, `facility_unknown`, `incentive_refused`, `gating_refused`
 */
export async function updateForm(
  { database, live, now }: Services,
  member: Member,
  id: number,
  change: BoosterFormChange,
): Promise<BoosterForm> {
  const { companyId } = member;
  refuseUnfairTexts(questionTexts(change.question));
  return database.queries.transaction(async (tx) => {
    const form = await lockForm(tx, companyId, id);
    await requireChosen(tx, member, form, change.facility_ids);
    const { name, is_open, languages, question, asks_contact, links, facility_ids, retention_days } = change;
    const isToldAnew =
      (asks_contact ?? form.asksContact) !== form.asksContact ||
      (retention_days ?? form.retentionDays) !== form.retentionDays;
    await tx
      .update(boosterForms)
      .set({
        ...(name !== undefined && { name }),
        ...(is_open !== undefined && { isOpen: is_open }),
        ...(languages && { languages }),
        ...(question && { question }),
        ...(asks_contact !== undefined && { asksContact: asks_contact }),
        ...(links && { links }),
        ...(facility_ids !== undefined && { locationIds: facility_ids }),
        ...(retention_days !== undefined && { retentionDays: retention_days }),
        consentVersion: form.consentVersion + (isToldAnew ? 1 : 0),
      })
      .where(ofForm(companyId, id));
    if (facility_ids)
      await tx
        .update(boosterLinks)
        .set({ closedAt: now() })
        .where(
          and(
            eq(boosterLinks.companyId, companyId),
            eq(boosterLinks.formId, id),
            isNull(boosterLinks.closedAt),
            sql`${boosterLinks.locationId} <> all(${int8Array(facility_ids)})`,
          ),
        );
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
    return requireForm(tx, companyId, id);
  });
}

/**
 * Deletes a form with its links and answers. What the audit rests on stays: it says of nobody who they are.
 * @throws Problem `not_found`
 */
export async function deleteForm(services: Services, member: Member, id: number): Promise<void> {
  const { companyId } = member;
  const { database, live } = services;
  await database.queries.transaction(async (tx) => {
    await lockForm(tx, companyId, id);
    // First of all, so that an answer that is just being stored is there to be deleted.
    await tx
      .delete(boosterLinks)
      .where(and(eq(boosterLinks.companyId, companyId), eq(boosterLinks.formId, id)));
    await deleteResponses(tx, companyId, sql`r.form_id = ${id}`);
    await expireFiles(services, tx, companyId, boosterExportKind);
    await eraseInvitations(tx, companyId, sql`i.form_id = ${id}`);
    await tx.delete(boosterForms).where(ofForm(companyId, id));
    // Whoever keeps a text locks the form before, and finds it gone.
    await tx
      .delete(boosterConsents)
      .where(and(eq(boosterConsents.companyId, companyId), eq(boosterConsents.formId, id)));
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
  });
}

/**
 * A form has locations, unless all that it had were deleted and it is saved as it is.
 * @throws Problem `facility_unknown`
 */
async function requireChosen(
  tx: Queryable,
  member: Member,
  { locationIds }: { locationIds: number[] | null },
  chosen: readonly number[] | null | undefined,
): Promise<void> {
  if (!chosen) return;
  if (chosen.length === 0 && locationIds?.length !== 0) throw new Problem('facility_unknown');
  await requireFormLocations(tx, member, chosen);
}

/** @throws Problem `not_found` */
async function lockForm(tx: Queryable, companyId: number, id: number) {
  const [form] = await tx.select().from(boosterForms).where(ofForm(companyId, id)).for('update');
  if (!form) throw new Problem('not_found');
  return form;
}

function ofForm(companyId: number, id: number) {
  return and(eq(boosterForms.companyId, companyId), eq(boosterForms.id, id));
}
