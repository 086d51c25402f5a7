import { and, eq, sql } from 'drizzle-orm';
import type { NewBoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { rows } from '../database/database.ts';
import { keepTold } from '../features/review-booster/consents/consents.service.ts';
import { createForm } from '../features/review-booster/forms/forms.service.ts';
import { createLinks } from '../features/review-booster/forms/links.service.ts';
import { findPublicForm, type PublicForm } from '../features/review-booster/pages/public-form.queries.ts';
import { recordClick, recordThanks, recordVisit } from '../features/review-booster/pages/visits.ts';
import { publicOffer } from '../features/review-booster/public-offer/public-offer.ts';
import { sealCompanyAudit } from '../features/review-booster/audit/seal-audit.job.ts';
import { classifyResponses } from '../features/review-booster/responses/classify-responses.job.ts';
import { storeAnswer } from '../features/review-booster/responses/store-answer.service.ts';
import { boosterLinks, boosterResponses } from '../features/review-booster/review-booster.table.ts';
import type { Services } from '../services.ts';
import { type DemoAnswer, demoAnswers, invitedAnswers } from './demo-booster-answers.ts';
import { seedInvitations } from './demo-booster-invitations.ts';
import { ownerOf } from './demo-team.ts';

const forms: readonly NewBoosterForm[] = [
  {
    name: 'Lato 2026: ogródek',
    is_open: false,
    languages: ['pl'],
    question: { pl: 'Jak Ci się siedziało w ogródku?' },
    asks_contact: false,
    links: ['google'],
    facility_ids: null,
    retention_days: 180,
  },
  {
    name: 'Przy kasie',
    is_open: true,
    languages: ['pl', 'en'],
    question: { pl: 'Jak smakowała kawa?' },
    asks_contact: true,
    links: ['google'],
    facility_ids: null,
    retention_days: 365,
  },
];

/** Visitors who only looked, for each one who answered. */
const onlooking = 2;

const day = 86_400_000;

/** Days back to the first answer. */
const period = 88;

const once = { tries: 0, isLastTry: true };

/**
 * Two forms with codes at the first locations that have a public page; the open one with answers of three months, as its
 * public pages store them, and with invitations.
 */
export async function seedBooster(services: Services, companyId: number, ownerId: number): Promise<void> {
  const { database, now } = services;
  const member = ownerOf(companyId, ownerId);
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations
        where company_id = ${companyId} and is_owner and new_review_url <> '' order by id limit 6`,
  );
  const locationIds = found.map(({ id }) => id);
  const start = new Date(now().getTime() - (period + 4) * day);
  for (const values of forms) {
    const at = values.is_open ? start : new Date(start.getTime() - 60 * day);
    const then = { ...services, now: () => at };
    const { id: formId } = await createForm(then, member, values);
    if (locationIds.length === 0) continue;
    await createLinks(then, member, formId, { facility_ids: locationIds, channel: 'qr' });
    if (!values.is_open) continue;
    await createLinks(then, member, formId, { facility_ids: locationIds.slice(0, 2), channel: 'link' });
    await answer(services, ownerId, await tokensOf(services, formId));
    const invited = await seedInvitations(services, { companyId, ownerId, formId, locationIds });
    await answerInvitations(services, formId, invited);
  }
  await classifyResponses.run(services, { companyId }, once);
  await sealCompanyAudit(services, companyId);
}

async function tokensOf({ database }: Services, formId: number) {
  return database.queries
    .select({ token: boosterLinks.token, locationId: boosterLinks.locationId, channel: boosterLinks.channel })
    .from(boosterLinks)
    .where(eq(boosterLinks.formId, formId))
    .orderBy(boosterLinks.id);
}

async function answer(
  services: Services,
  ownerId: number,
  links: readonly { token: string }[],
): Promise<void> {
  const { database, now } = services;
  for (const [index, given] of [...demoAnswers.entries()].toReversed()) {
    const form = await findPublicForm(database.queries, links[index % links.length]?.token ?? '');
    if (!form) continue;
    const daysAgo = 1 + (index * (period - 1)) / (demoAnswers.length - 1);
    const at = new Date(Math.round(now().getTime() - daysAgo * day));
    const visit = await visitAt({ ...services, now: () => at }, form, given);
    const teamAt = new Date(at.getTime() + day / 4);
    const { note, reply } = given;
    const values = {
      ...(note !== undefined && { noteText: note, noteAuthorId: ownerId, noteUpdatedAt: teamAt }),
      ...(reply !== undefined && {
        replyComment: reply,
        replyStatus: 'published' as const,
        replyVersion: 1,
        replyUpdatedAt: teamAt,
      }),
    };
    if (Object.keys(values).length > 0)
      await database.queries
        .update(boosterResponses)
        .set(values)
        .where(and(eq(boosterResponses.companyId, form.companyId), eq(boosterResponses.visit, visit)));
  }
}

/** Some of those who got a mail answer, by the link of its location. */
async function answerInvitations(
  services: Services,
  formId: number,
  invited: readonly { id: number; locationId: number }[],
): Promise<void> {
  const links = await tokensOf(services, formId);
  for (const [index, given] of invitedAnswers.entries()) {
    const invitation = invited[index];
    const link = links.find(
      ({ locationId, channel }) => channel === 'email' && locationId === invitation?.locationId,
    );
    const form = link && (await findPublicForm(services.database.queries, link.token));
    if (!form || !invitation) continue;
    const at = new Date(services.now().getTime() - (index + 5) * day);
    await visitAt({ ...services, now: () => at }, form, given, invitation.id);
  }
}

/** One visitor answers, and others only look. Most browsers have solved their task by then. */
async function visitAt(
  services: Services,
  form: PublicForm,
  { language = 'pl', contact, isPublic, isUnverified, rating, comment }: DemoAnswer,
  invitationId?: number,
): Promise<string> {
  const offer = publicOffer(form.location, language);
  for (let count = 0; count < onlooking; count += 1) await recordVisit(services, form, offer);
  const visit = await recordVisit(services, form, offer);
  const consentVersion = await keepTold(services, form, language);
  const solved = isUnverified
    ? undefined
    : { signature: `demo ${visit}`, expiresAt: new Date(services.now().getTime() + day / 24) };
  await storeAnswer(
    services,
    { ...form, consentVersion },
    { visit, language, rating, comment, contact: contact ?? null, solved, invitationId },
  );
  await recordThanks(services, form, visit, offer);
  const target = offer.targets[0];
  if (isPublic && target) await recordClick(services, form, { visit, page: 'thanks', target });
  return visit;
}
