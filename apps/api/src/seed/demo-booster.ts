import { eq, sql } from 'drizzle-orm';
import type { NewBoosterForm } from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../database/database.ts';
import { createForm } from '../features/review-booster/forms/forms.service.ts';
import { createLinks } from '../features/review-booster/forms/links.service.ts';
import { findPublicForm, type PublicForm } from '../features/review-booster/pages/public-form.queries.ts';
import { recordClick, recordThanks, recordVisit } from '../features/review-booster/pages/visits.ts';
import { publicOffer } from '../features/review-booster/public-offer/public-offer.ts';
import { sealCompanyAudit } from '../features/review-booster/audit/seal-audit.job.ts';
import { storeAnswer } from '../features/review-booster/responses/store-answer.service.ts';
import { boosterLinks } from '../features/review-booster/review-booster.table.ts';
import type { Services } from '../services.ts';
import { ownerOf } from './demo-team.ts';

interface DemoAnswer {
  rating: number | null;
  comment: string | null;
  language?: Language;
  contact?: string | null;
  /** Wrote a public review as well. */
  isPublic?: boolean;
}

/** What guests of the café answered, the latest first. */
const answers: readonly DemoAnswer[] = [
  { rating: 5, comment: 'Najlepsze cappuccino w okolicy i przemiła obsługa.', isPublic: true },
  { rating: 4, comment: 'Pyszna szarlotka, ale kolejka była długa.' },
  {
    rating: 2,
    comment: 'Czekałam na kawę dwadzieścia minut. Przydałaby się druga osoba przy kasie.',
    contact: 'gosc@mail.example',
  },
  { rating: 5, comment: 'Lovely place to work for an hour, quiet and warm.', language: 'en', isPublic: true },
  { rating: 5, comment: null },
  { rating: 3, comment: 'Kawa w porządku, ale stolik był lepki.' },
  { rating: 5, comment: 'Wracamy tu co niedzielę, dzieci uwielbiają gorącą czekoladę.', isPublic: true },
  { rating: 1, comment: 'Pomylono zamówienie i nikt nie przeprosił.', isPublic: true },
  { rating: 4, comment: null },
  { rating: null, comment: 'Macie może kawę bezkofeinową na wynos?', contact: 'pytanie@mail.example' },
  { rating: 5, comment: 'Great flat white!', language: 'en' },
  { rating: 4, comment: 'Przyjemna muzyka i wygodne fotele.', isPublic: true },
];

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

/**
 * Two forms with codes at the first locations that have a public page; the open one with answers of the last weeks, as its
 * public pages store them.
 */
export async function seedBooster(services: Services, companyId: number, ownerId: number): Promise<void> {
  const { database, now } = services;
  const member = ownerOf(companyId, ownerId);
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations
        where company_id = ${companyId} and is_owner and new_review_url <> '' order by id limit 6`,
  );
  const facility_ids = found.map(({ id }) => id);
  const start = new Date(now().getTime() - 60 * day);
  for (const values of forms) {
    const at = values.is_open ? start : new Date(start.getTime() - 60 * day);
    const then = { ...services, now: () => at };
    const form = await createForm(then, member, values);
    if (facility_ids.length === 0) continue;
    await createLinks(then, member, form.id, { facility_ids, channel: 'qr' });
    if (values.is_open) await answer(services, form.id);
  }
  await sealCompanyAudit(services, companyId);
}

async function answer(services: Services, formId: number): Promise<void> {
  const { database, now } = services;
  const links = await database.queries
    .select({ token: boosterLinks.token })
    .from(boosterLinks)
    .where(eq(boosterLinks.formId, formId))
    .orderBy(boosterLinks.id);
  for (const [index, given] of answers.entries()) {
    const form = await findPublicForm(database.queries, links[index % links.length]?.token ?? '');
    if (!form) continue;
    const at = new Date(now().getTime() - (index * 3 + 1) * day);
    await visitAt({ ...services, now: () => at }, form, given);
  }
}

/** One visitor answers, and others only look. */
async function visitAt(
  services: Services,
  form: PublicForm,
  { language = 'pl', contact = null, isPublic, rating, comment }: DemoAnswer,
): Promise<void> {
  const offer = publicOffer(form.location, language);
  for (let count = 0; count < onlooking; count += 1) await recordVisit(services, form, offer);
  const visit = await recordVisit(services, form, offer);
  await storeAnswer(services, form, { visit, language, rating, comment, contact, solved: undefined });
  await recordThanks(services, form, visit, offer);
  const target = offer.targets[0];
  if (isPublic && target) await recordClick(services, form, { visit, page: 'thanks', target });
}
