import { sql } from 'drizzle-orm';
import { boosterForms, boosterLinks } from '../../features/review-booster/review-booster.table.ts';
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
import type { SampleMember } from './sample-company.ts';

/** Rows of the Review Booster for sample requests. */
export interface BoosterRows {
  boosterFormId: number;
  boosterLinkId: number;
  /** Of the first location. */
  boosterReviewId: number;
  /** Without a link of the channel that the sample makes. */
  boosterLocationId: number;
}

/** A form with a link and an answer of each location. */
export async function makeBoosterRows(
  { services }: TestApi,
  { companyId, locationIds }: SampleMember,
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
  const [boosterLinkId = 0] = await Promise.all(
    locationIds.map(async (locationId, index) => {
      const token = newPublicToken();
      const [link] = await queries
        .insert(boosterLinks)
        .values({ companyId, formId, locationId, channel: 'qr', token, createdAt: at })
        .returning({ id: boosterLinks.id });
      const text = index === 0 ? 'Miła obsługa' : `Zimno ${planted}`;
      const contact = index === 0 ? 'gosc.pierwszy@example.test' : `${planted}@example.test`;
      await answer(services, token, text, contact.toLowerCase());
      return link?.id ?? 0;
    }),
  );
  const review = await oneRow<{ id: number }>(
    queries,
    sql`select id::int8 as id from booster_responses where company_id = ${companyId} and link_id = ${boosterLinkId}`,
  );
  return {
    boosterFormId: formId,
    boosterLinkId,
    boosterReviewId: review.id,
    boosterLocationId: locationIds[0],
  };
}

async function answer(
  services: TestApi['services'],
  token: string,
  comment: string,
  contact: string,
): Promise<void> {
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
}

export function boosterSamples({
  boosterFormId: id,
  boosterLinkId: link_id,
  boosterReviewId,
  boosterLocationId,
}: BoosterRows): Record<string, RawRequest> {
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
    eraseBoosterReview: { params: { id: boosterReviewId } },
    searchBoosterContact: { body: { contact: 'gosc.pierwszy@example.test' } },
    exportBoosterContact: { body: { contact: 'gosc.pierwszy@example.test' } },
    eraseBoosterContact: { body: { contact: 'gosc.pierwszy@example.test' } },
    getBoosterAudit: {},
    listBoosterSeals: {},
  };
}
