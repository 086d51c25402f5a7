import { sql } from 'drizzle-orm';
import {
  boosterForms,
  boosterLinks,
  taggedBoosterResponses,
} from '../../features/review-booster/review-booster.table.ts';
import { keepTold } from '../../features/review-booster/consents/consents.service.ts';
import { publicOffer } from '../../features/review-booster/public-offer/public-offer.ts';
import { findPublicForm } from '../../features/review-booster/pages/public-form.queries.ts';
import { recordVisit } from '../../features/review-booster/pages/visits.ts';
import { storeAnswer } from '../../features/review-booster/responses/store-answer.service.ts';
import { newPublicToken } from '../../features/review-booster/forms/links.service.ts';
import { oneRow } from '../../database/database.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import { planted } from './planted.ts';
import type { ReviewCategoryRows } from './review-category-samples.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of the Review Booster for sample requests. */
export interface BoosterRows {
  boosterFormId: number;
  boosterLinkId: number;
  /** Of the first location. */
  boosterReviewId: number;
  /** Of the first location, in a category, with a mail that could not be sent. */
  failedBoosterReviewId: number;
  /** Without a link of the channel that the sample makes. */
  boosterLocationId: number;
}

/** A form with a link and an answer of each location. */
export async function makeBoosterRows(
  { services }: TestApi,
  { companyId, userId, locationIds }: SampleMember,
  { reviewCategoryId }: ReviewCategoryRows,
): Promise<BoosterRows> {
  const { queries } = services.database;
  await queries.execute(sql`update companies set enabled_review_booster = true where id = ${companyId}`);
  await queries.execute(
    sql`update locations set new_review_url = 'https://search.google.test/writereview' where company_id = ${companyId}`,
  );
  const at = services.now();
  const [form] = await queries
    .insert(boosterForms)
    .values({
      companyId,
      name: 'Po wizycie',
      languages: ['pl', 'en', 'es'],
      question: { pl: 'Jak smakowała kawa?' },
      asksContact: true,
      links: ['google'],
      retentionDays: 365,
      createdAt: at,
    })
    .returning({ id: boosterForms.id });
  const formId = form?.id ?? 0;
  const tokens: string[] = [];
  const [boosterLinkId = 0] = await Promise.all(
    locationIds.map(async (locationId, index) => {
      const token = newPublicToken();
      tokens[index] = token;
      const [link] = await queries
        .insert(boosterLinks)
        .values({ companyId, formId, locationId, channel: 'qr', token, createdAt: at })
        .returning({ id: boosterLinks.id });
      return link?.id ?? 0;
    }),
  );
  const [own = '', other = ''] = tokens;
  const boosterReviewId = await answer(services, own, 'Miła obsługa', 'gosc.pierwszy@example.test');
  const failedBoosterReviewId = await answer(services, own, 'Zimna kawa', 'gosc.drugi@example.test');
  await answer(services, other, `Zimno ${planted}`, `${planted}@example.test`.toLowerCase());
  await queries.execute(
    sql`update booster_responses set note_text = 'Oddzwonić', note_author_id = ${userId}, note_updated_at = ${at.toISOString()}::timestamptz
        where company_id = ${companyId} and id = ${boosterReviewId}`,
  );
  await queries.execute(
    sql`update booster_responses set has_tags = true, reply_comment = 'Przepraszamy', reply_status = 'failed',
               reply_problem = 'not_delivered', reply_updated_at = ${at.toISOString()}::timestamptz
        where company_id = ${companyId} and id = ${failedBoosterReviewId}`,
  );
  await queries.insert(taggedBoosterResponses).values({
    companyId,
    reviewId: failedBoosterReviewId,
    tagId: reviewCategoryId,
    sentiment: 'negative',
  });
  return {
    boosterFormId: formId,
    boosterLinkId,
    boosterReviewId,
    failedBoosterReviewId,
    boosterLocationId: locationIds[0],
  };
}

/** Returns the id of the answer. */
async function answer(
  services: TestApi['services'],
  token: string,
  comment: string,
  contact: string,
): Promise<number> {
  const form = await findPublicForm(services.database.queries, token);
  if (!form) throw new Error('a link that was just made is found');
  const visit = await recordVisit(services, form, publicOffer(form.location, 'pl'));
  const consentVersion = await keepTold(services, form, 'pl');
  await storeAnswer(
    services,
    { ...form, consentVersion },
    {
      visit,
      language: 'pl',
      solved: undefined,
      rating: 4,
      comment,
      contact,
    },
  );
  const stored = await oneRow<{ id: number }>(
    services.database.queries,
    sql`select id::int8 as id from booster_responses where visit = ${visit}`,
  );
  return stored.id;
}

export function boosterSamples({
  boosterFormId: id,
  boosterLinkId: link_id,
  boosterReviewId,
  boosterLocationId,
  failedBoosterReviewId,
  reviewCategoryId,
}: BoosterRows & ReviewCategoryRows): Record<string, RawRequest> {
  const review = { params: { id: boosterReviewId } };
  const tag = { params: { id: failedBoosterReviewId, tag_id: reviewCategoryId } };
  return {
    listBoosterForms: {},
    createBoosterForm: { body: { name: 'Po dostawie' } },
    getBoosterForm: { params: { id } },
    updateBoosterForm: { params: { id }, body: { is_open: false } },
    deleteBoosterForm: { params: { id } },
    listBoosterLinks: { params: { id } },
    listBoosterConsents: { params: { id } },
    createBoosterLinks: { params: { id }, body: { facility_ids: [boosterLocationId], channel: 'email' } },
    closeBoosterLink: { params: { id, link_id } },
    getBoosterQr: { params: { id, link_id } },
    inviteContacts: {
      params: { id },
      body: {
        rows: [{ email: 'gosc.zaproszony@example.test', location: String(boosterLocationId) }],
        basis: { how: 'zgoda przy zakupie', given_at: '2026-11-01' },
      },
    },
    listInvitations: { params: { id } },
    stopInvitations: { params: { id } },
    searchBoosterReviews: { body: {} },
    searchBoosterContact: { body: { contact: 'gosc.pierwszy@example.test' } },
    exportBoosterContact: { body: { contact: 'gosc.pierwszy@example.test' } },
    eraseBoosterContact: { body: { contact: 'gosc.pierwszy@example.test' } },
    getBoosterReviewStats: {},
    exportBoosterReviews: { body: { filters: {} } },
    getBoosterReview: review,
    eraseBoosterReview: review,
    replyToBoosterReview: { ...review, body: { reply_comment: 'Przepraszamy!' } },
    deleteBoosterReply: { params: { id: failedBoosterReviewId } },
    writeAiBoosterReply: { ...review, body: { wish: 'Krótko' } },
    createBoosterNote: { ...review, body: { text: 'Zadzwonić' } },
    updateBoosterNote: { ...review, body: { text: 'Zadzwonić jutro' } },
    deleteBoosterNote: review,
    tagBoosterReview: { ...review, body: { tag: reviewCategoryId } },
    untagBoosterReview: tag,
    updateBoosterReviewTag: { ...tag, body: { sentiment: 'negative' } },
    updateBoosterReviewSentiment: { ...review, body: { sentiment: 'mixed' } },
    tagBoosterReviews: { body: { ids: [boosterReviewId], add: [reviewCategoryId] } },
    analyseBoosterReviews: { query: { unit: 'month' }, body: {} },
    analyseBoosterReviewsBy: { query: { dimension: 'form' }, body: {} },
    analyseBoosterPhrases: { query: { category: reviewCategoryId }, body: {} },
    getBoosterAudit: {},
    listBoosterSeals: {},
  };
}
