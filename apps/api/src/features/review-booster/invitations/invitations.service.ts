import { and, eq, sql } from 'drizzle-orm';
import {
  invitationOutcomes,
  type InvitationOutcome,
} from '@pinfold/contract/features/review-booster/booster-invitation';
import type {
  BoosterInvitationPlan,
  NewBoosterInvitations,
} from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import type { BoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Queryable } from '../../../database/database.ts';
import { idsIn, int8Array } from '../../../database/int8.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { isoOf } from '../../../database/moments.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { requireFormLocations } from '../forms/form-locations.ts';
import { requireForm } from '../forms/forms.queries.ts';
import { newPublicToken } from '../forms/links.service.ts';
import { boosterLinks } from '../review-booster.table.ts';
import { findContactKey, requireContactKey } from './contact-key.ts';
import { boosterInvitationLists, boosterInvitations } from './invitations.table.ts';
import { type PlannedRow, planInvitations, restEnd } from './plan-invitations.ts';
import { readContacts } from './read-contacts.ts';
import { refuseUnfairTexts } from './refuse-unfair-texts.ts';
import { invitationTimes } from './invitation-times.ts';
import { sendReviewInvitation } from './send-review-invitation.job.ts';

/**
 * Invites a list of contacts, or says what would become of it. Who is asked depends on time, place and consent alone.
 * @throws Problem `not_found`, `facility_unknown`, `contacts_unreadable`, `too_many_contacts`, `gating_refused`, `incentive_refused`,
 * `invalid_request` for a consent of the future
 */
export async function invite(
  services: Services,
  member: Member,
  formId: number,
  asked: NewBoosterInvitations,
): Promise<BoosterInvitationPlan> {
  const { database, now } = services;
  const { companyId } = member;
  const { queries } = database;
  const listed = readContacts(asked);
  refuseFutureBasis(asked.basis, localTime(now(), member.timezone).date);
  const { facility_id: facilityId } = asked;
  if (facilityId !== undefined) await requireFormLocations(queries, member, [facilityId]);
  const facts = { companyId, facilityId, now: now() };
  if (asked.dry_run) {
    const form = await requireForm(queries, companyId, formId);
    refuseUnfairTexts(textsOf(form, asked));
    const key = await findContactKey(services, queries, companyId);
    const planned = await planInvitations(queries, listed, { ...facts, form, key });
    const count = planned.filter(({ outcome }) => outcome === 'will_be_sent').length;
    const sendAt = await invitationTimes(queries, companyId, { count, from: asked.send_from, now: now() });
    return planOf(planned, sendAt.at(-1) ?? null);
  }
  return queries.transaction(async (tx) => {
    // Lists that are uploaded at once take turns, and so do their places in the queue.
    await lockCompany(tx, companyId, now());
    // Nobody closes or deletes the form before its invitations are stored.
    await tx.execute(
      sql`select from booster_forms where company_id = ${companyId} and id = ${formId} for key share`,
    );
    const form = await requireForm(tx, companyId, formId);
    refuseUnfairTexts(textsOf(form, asked));
    const key = await requireContactKey(services, tx, companyId);
    const planned = await planInvitations(tx, listed, { ...facts, form, key });
    const { sent, last } = await queueInvitations(services, tx, member, { form, asked, planned });
    const settled = planned.map((row) =>
      row.outcome === 'will_be_sent' && !sent.has(row.hash)
        ? { ...row, outcome: 'already_invited' as const }
        : row,
    );
    return planOf(settled, last);
  });
}

function refuseFutureBasis({ given_at }: NewBoosterInvitations['basis'], today: string): void {
  if (given_at > today)
    throw new Problem('invalid_request', {
      errors: [{ path: 'body.basis.given_at', message: `not after ${today}` }],
    });
}

function textsOf({ question }: BoosterForm, { subject, message, basis }: NewBoosterInvitations) {
  return {
    'body.subject': subject,
    'body.message': message,
    'body.basis.how': basis.how,
    // Forms of before the rule.
    form: Object.values(question).join('\n'),
  };
}

function planOf(planned: readonly PlannedRow[], last: Date | null): BoosterInvitationPlan {
  const counts = Object.fromEntries(invitationOutcomes.map((outcome) => [outcome, 0])) as Record<
    InvitationOutcome,
    number
  >;
  for (const { outcome } of planned) counts[outcome] += 1;
  return {
    counts,
    rows: planned.map(({ line, outcome, locationId }) => ({ line, outcome, facility_id: locationId })),
    last_send_at: last === null ? null : isoOf(last),
  };
}

interface ToQueue {
  form: BoosterForm;
  asked: NewBoosterInvitations;
  planned: readonly PlannedRow[];
}

/** Stores and enqueues what is to be sent. Returns the hashes of those that no other list has, and when the last one goes. */
async function queueInvitations(
  services: Services,
  tx: Queryable,
  { companyId, userId }: Member,
  { form, asked, planned }: ToQueue,
): Promise<{ sent: ReadonlySet<string>; last: Date | null }> {
  const { jobs, live, now, sealer } = services;
  const chosen = planned.filter(({ outcome }) => outcome === 'will_be_sent');
  if (chosen.length === 0) return { sent: new Set(), last: null };
  await openLinks(tx, { companyId, formId: form.id, at: now() }, chosen);
  const [list] = await tx
    .insert(boosterInvitationLists)
    .values({
      companyId,
      formId: form.id,
      createdBy: userId,
      basis: asked.basis.how,
      basisDay: asked.basis.given_at,
      subject: asked.subject ?? null,
      message: asked.message ?? null,
      createdAt: now(),
    })
    .returning({ id: boosterInvitationLists.id });
  if (!list) throw new Error('an insert of one row returns it');
  await tx.execute(
    sql`update booster_invitations set is_recent = false
        where company_id = ${companyId} and is_recent and send_at <= ${restEnd(now())}::timestamptz`,
  );
  const sendAt = await invitationTimes(tx, companyId, {
    count: chosen.length,
    from: asked.send_from,
    now: now(),
  });
  const stored: { id: number; hash: string; at: Date }[] = [];
  for (let start = 0; start < chosen.length; start += chunk)
    stored.push(
      ...(await tx
        .insert(boosterInvitations)
        .values(
          chosen.slice(start, start + chunk).map(({ email, name, hash, language, locationId }, index) => {
            const sealedContact = sealer.seal('booster contact', JSON.stringify({ email, name }));
            return {
              companyId,
              listId: list.id,
              formId: form.id,
              locationId,
              sealedContact,
              contactHash: hash,
              language,
              sendAt: sendAt[start + index] ?? now(),
              createdAt: now(),
            };
          }),
        )
        .onConflictDoNothing()
        .returning({
          id: boosterInvitations.id,
          hash: boosterInvitations.contactHash,
          at: boosterInvitations.sendAt,
        })),
    );
  await jobs.enqueue(
    tx,
    sendReviewInvitation,
    stored.map(({ id, at }) => ({ payload: { companyId, id }, at })),
  );
  await live.publish(tx, companyId, { topic: 'booster', ids: [] });
  return { sent: new Set(stored.map(({ hash }) => hash)), last: stored.at(-1)?.at ?? null };
}

const chunk = 500;

/** Each location gets the link that its mails lead to. */
async function openLinks(
  tx: Queryable,
  { companyId, formId, at }: { companyId: number; formId: number; at: Date },
  chosen: readonly PlannedRow[],
): Promise<void> {
  const ids = new Set(chosen.flatMap(({ locationId }) => (locationId === null ? [] : [locationId])));
  await tx
    .insert(boosterLinks)
    .values(
      [...ids].map((locationId) => ({
        companyId,
        formId,
        locationId,
        channel: 'email' as const,
        token: newPublicToken(),
        createdAt: at,
      })),
    )
    .onConflictDoNothing();
}

/**
 * Stops what is queued. Its contacts were not asked, so they can be invited again.
 * @throws Problem `not_found`
 */
export async function stopQueued(
  { database, live }: Services,
  { companyId }: Member,
  formId: number,
  ids: string | undefined,
): Promise<{ stopped: number }> {
  return database.queries.transaction(async (tx) => {
    await requireForm(tx, companyId, formId);
    const stopped = await tx
      .update(boosterInvitations)
      .set({ state: 'skipped', isRecent: false })
      .where(
        and(
          eq(boosterInvitations.companyId, companyId),
          eq(boosterInvitations.formId, formId),
          eq(boosterInvitations.state, 'queued'),
          sql`${boosterInvitations.sendingAt} is null`,
          ids === undefined ? undefined : sql`${boosterInvitations.id} = any(${int8Array(idsIn(ids))})`,
        ),
      )
      .returning({ id: boosterInvitations.id });
    await live.publish(tx, companyId, { topic: 'booster', ids: [] });
    return { stopped: stopped.length };
  });
}
