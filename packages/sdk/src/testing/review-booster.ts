import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection, now, pageOf } from './collection.ts';
import type { Tell } from './live-stream.ts';
import type { TestData } from './test-data.ts';

/** The Review Booster; it needs `enabled_review_booster` of the company. */
export interface TestReviewBooster {
  forms: Schemas['BoosterForm'][];
  links: (Schemas['BoosterLink'] & { form_id: number })[];
  reviews: Schemas['BoosterReview'][];
  audit: Schemas['BoosterAudit'];
  seals: Schemas['BoosterSeal'][];
}

const at = '2026-11-20T12:00:00.000Z';

/** Returns a form with a link and an answer. */
export function testReviewBooster(): TestReviewBooster {
  return {
    forms: [
      {
        id: 1,
        name: 'Po wizycie',
        is_open: true,
        languages: ['pl', 'en', 'es'],
        question: { pl: 'Jak smakowała kawa?' },
        asks_contact: true,
        links: ['google'],
        facility_ids: null,
        retention_days: 365,
        consent_version: 1,
        links_count: 1,
        answers_count: 1,
        created_at: at,
      },
    ],
    links: [
      {
        id: 1,
        form_id: 1,
        facility_id: 1,
        facility_name: 'Lipa Rynek',
        channel: 'qr',
        url: 'https://panel.test/f/AAAAAAAAAAAAAAAAAAAAAA/',
        visits_count: 1,
        answers_count: 1,
        created_at: at,
      },
    ],
    reviews: [
      {
        id: 1,
        rating: 4,
        comment: 'Miła obsługa',
        sentiment: 'positive',
        tags: [],
        note: null,
        contact: 'gosc@poczta.test',
        form: { id: 1, name: 'Po wizycie' },
        facility: { id: 1, name: 'Lipa Rynek' },
        channel: 'qr',
        language: 'pl',
        is_verified: true,
        is_erased: false,
        created_at: at,
      },
    ],
    audit: {
      visits: 1,
      offered: 1,
      clicked: 0,
      answers: 1,
      scores: [5, 4, 3, 2, 1, null].map((score) => {
        const answers = score === 4 ? 1 : 0;
        return { score, answers, offered: answers, offered_after: answers, clicked: 0 };
      }),
      chain: { sealed: 4, waiting: 0, signed_until: '2026-11-19', is_intact: true, broken_at: null },
    },
    seals: [],
  };
}

/** Handlers for forms, links, answers and audit of the booster. */
export function reviewBoosterAnswers(data: TestData, tell: Tell): TestAnswers {
  const booster = () => {
    if (!data.company.enabled_review_booster) throw new TestProblem('booster_disabled');
    return data.reviewBooster;
  };
  const onChange = (ids: readonly number[]) => tell('booster', ids);
  const forms = collection(() => booster().forms, 'not_found', onChange);
  const links = collection(() => booster().links, 'not_found', onChange);
  const reviews = collection(() => booster().reviews, 'not_found', onChange);
  const linkOf = ([formId, linkId = 0]: readonly number[]) => {
    const link = links.find(linkId);
    if (link.form_id !== formId) throw new TestProblem('not_found');
    return link;
  };
  const linksOf = (formId: number) =>
    booster()
      .links.filter(({ form_id }) => form_id === formId)
      .map(({ form_id: _formId, ...link }) => link);

  return {
    listBoosterForms: () => ({ results: booster().forms }),
    createBoosterForm: ({ body }) =>
      forms.put({
        is_open: true,
        languages: ['pl', 'en', 'es'],
        question: {},
        asks_contact: false,
        links: ['google'],
        facility_ids: null,
        retention_days: 365,
        // What has a default may be left out.
        ...(body as Partial<typeof body> & Pick<typeof body, 'name'>),
        id: forms.nextId(),
        consent_version: 1,
        links_count: 0,
        answers_count: 0,
        created_at: now(),
      }),
    getBoosterForm: ({ id }) => forms.find(id),
    updateBoosterForm: ({ id, body }) => forms.patch(id, body),
    deleteBoosterForm: ({ id }) => forms.remove(id),
    listBoosterLinks: ({ id }) => {
      forms.find(id);
      return { results: linksOf(id) };
    },
    createBoosterLinks: ({ id, body: { facility_ids, channel } }) => {
      forms.find(id);
      for (const facility_id of facility_ids)
        if (!booster().links.some((one) => one.facility_id === facility_id && one.channel === channel))
          links.append({
            id: links.nextId(),
            form_id: id,
            facility_id,
            facility_name: data.locations.find((one) => one.id === facility_id)?.name ?? '',
            channel,
            url: `https://panel.test/f/${String(links.nextId()).padStart(22, 'A')}/`,
            visits_count: 0,
            answers_count: 0,
            created_at: now(),
          });
      return {
        results: linksOf(id).filter(
          (one) => one.channel === channel && facility_ids.includes(one.facility_id),
        ),
      };
    },
    closeBoosterLink: ({ ids }) => links.remove(linkOf(ids).id),
    getBoosterQr: ({ ids, query }) => {
      const { id, channel } = linkOf(ids);
      const format = query.get('format') === 'png' ? 'png' : 'svg';
      return {
        filename: `pinfold-${channel}-${id}.${format}`,
        media_type: format === 'png' ? ('image/png' as const) : ('image/svg+xml' as const),
        content: 'PHN2Zy8+',
      };
    },
    searchBoosterReviews: ({ body, query }) => {
      const { rating, forms: ofForms, channels } = body;
      const found = booster().reviews.filter(
        (review) =>
          (!rating?.length || (review.rating !== null && rating.includes(review.rating))) &&
          (!ofForms?.length || ofForms.includes(review.form.id)) &&
          (!channels?.length || channels.includes(review.channel)),
      );
      const page = pageOf(found, query, 10);
      return query.get('only_count') === 'true' ? { ...page, results: [] } : page;
    },
    eraseBoosterReview: ({ id }) =>
      reviews.patch(id, {
        comment: null,
        contact: null,
        note: null,
        tags: [],
        sentiment: 'unassigned',
        is_erased: true,
      }),
    getBoosterAudit: () => booster().audit,
    listBoosterSeals: ({ query }) => ({
      results: booster().seals.filter(({ number }) => number > Number(query.get('after') ?? 0)),
    }),
  };
}
