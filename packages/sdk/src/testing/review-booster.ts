import { boosterLimits } from '@pinfold/contract/features/review-booster/booster-form';
import { filledWords, visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import type { Schemas } from '../client/schema.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection, now } from './collection.ts';
import type { Tell } from './live-stream.ts';
import type { TestData } from './test-data.ts';

/** Forms of the Review Booster; they need `company.enabled_review_booster`. */
export interface TestBooster {
  forms: Schemas['BoosterForm'][];
  /** Open links by the id of their form. */
  links: Map<number, Schemas['BoosterLink'][]>;
  /** What customers were told of their data, by the id of the form. @defaultValue nothing to anybody */
  consents: Map<number, Schemas['BoosterConsent'][]>;
  /** Locations that have no public page for reviews. @defaultValue none */
  withoutPublicLink: Set<number>;
  audit: Schemas['BoosterAudit'];
  /** What customers answered. */
  reviews: Schemas['BoosterReview'][];
}

/** Returns a form with links of two locations, a closed one without links, and a fair audit. */
export function testBooster(locations: readonly Schemas['LocationItem'][]): TestBooster {
  const [first, second] = locations;
  const links = [first, second].flatMap((location, index) =>
    location
      ? [testLink({ id: index + 1, location, visits_count: 64 - 20 * index, answers_count: 21 - 8 * index })]
      : [],
  );
  return {
    forms: [
      testForm({
        id: 2,
        name: 'Lato 2026',
        question: { pl: 'Jak Ci się siedziało w ogródku?' },
        is_open: false,
        visits_count: 51,
        answers_count: 12,
      }),
      testForm({
        id: 1,
        name: 'Przy kasie',
        links_count: links.length,
        visits_count: 108,
        answers_count: 34,
      }),
    ],
    links: new Map([[1, links]]),
    consents: new Map([[1, testConsents()]]),
    withoutPublicLink: new Set(),
    audit: {
      visits: 108,
      offered: 108,
      clicked: 31,
      answers: 34,
      scores: [
        { score: 5, answers: 18, offered: 18, offered_after: 18, clicked: 11 },
        { score: 4, answers: 8, offered: 8, offered_after: 8, clicked: 4 },
        { score: 3, answers: 3, offered: 3, offered_after: 3, clicked: 1 },
        { score: 2, answers: 1, offered: 1, offered_after: 1, clicked: 0 },
        { score: 1, answers: 3, offered: 3, offered_after: 3, clicked: 2 },
        { score: null, answers: 1, offered: 1, offered_after: 1, clicked: 0 },
      ],
      chain: { sealed: 291, waiting: 3, signed_until: '2026-11-29', is_intact: true, broken_at: null },
    },
    reviews: [
      {
        id: 1,
        rating: 2,
        comment: 'Czekałam na kawę dwadzieścia minut.',
        sentiment: 'negative',
        ...untouched,
        contact: 'gosc@mail.example',
        form: { id: 1, name: 'Przy kasie' },
        facility: { id: first?.id ?? 1, name: first?.name ?? '' },
        channel: 'qr',
        language: 'pl',
        is_verified: true,
        consent_version: 1,
        is_erased: false,
        created_at: '2026-11-28T10:00:00.000Z',
        updated_at: '2026-11-28T10:00:00.000Z',
      },
    ],
  };
}

/** What a team has not worked on yet. */
const untouched = {
  tags: [],
  note: null,
  is_edited: false,
  deleted: false,
  reply_comment: null,
  reply_update_time: null,
  reply_status: 'none',
  reply_problem: null,
  processing_in_progress: false,
  is_written_by_ai: false,
} satisfies Partial<Schemas['BoosterReview']>;

/** Returns a form in the shape of the API, with what differs. */
export function testForm(
  over: Pick<Schemas['BoosterForm'], 'id' | 'name'> & Partial<Schemas['BoosterForm']>,
): Schemas['BoosterForm'] {
  return {
    is_open: true,
    languages: ['pl', 'en'],
    question: {},
    asks_contact: true,
    links: ['google'],
    facility_ids: null,
    retention_days: boosterLimits.retentionDays.usual,
    consent_version: 1,
    links_count: 0,
    visits_count: 0,
    answers_count: 0,
    created_at: '2026-11-20T10:00:00.000Z',
    ...over,
  };
}

/** Two versions: the second keeps answers for longer. */
function testConsents(): Schemas['BoosterConsent'][] {
  const told = (version: number, days: number, shown_from: string) =>
    (['en', 'pl'] as const).map((language) => {
      const { commentHint, contactHint, consent, privacy } = visitorWords[language];
      const filled = (words: string) =>
        filledWords(words, { company: 'Kawiarnia Lipa', retentionDays: days });
      return {
        version,
        language,
        notices: [commentHint, contactHint, privacy].map(filled),
        consent: filled(consent),
        shown_from,
      };
    });
  return [...told(2, 365, '2026-11-20'), ...told(1, 180, '2026-09-01')];
}

function testLink({
  id,
  location,
  ...over
}: { id: number; location: Schemas['LocationItem'] } & Partial<
  Schemas['BoosterLink']
>): Schemas['BoosterLink'] {
  return {
    id,
    facility_id: location.id,
    facility_name: location.name,
    channel: 'qr',
    url: `https://opinie.example/f/${String(id).padStart(22, 'k')}/`,
    visits_count: 0,
    answers_count: 0,
    takes_answers: true,
    created_at: '2026-11-20T10:00:00.000Z',
    ...over,
  };
}

/** The Review Booster of the in-memory API. */
export function boosterAnswers(data: TestData, tell: Tell): TestAnswers {
  const held = data.booster;
  const requireBooster = () => {
    if (!data.company.enabled_review_booster) throw new TestProblem('booster_disabled');
    return held;
  };
  const onChange = (ids: readonly number[]) => tell('booster', ids);
  const forms = collection(() => requireBooster().forms, 'not_found', onChange);
  const linksOf = (formId: number) => {
    forms.find(formId);
    return held.links.get(formId) ?? [];
  };
  const keepLinks = (formId: number, links: Schemas['BoosterLink'][]) => {
    held.links.set(formId, links);
    forms.patch(formId, { links_count: links.length });
  };
  const requireLocations = (ids: readonly number[] | null | undefined) => {
    const unknown = ids?.find((id) => !data.locations.some((location) => location.id === id));
    if (unknown !== undefined) throw new TestProblem('facility_unknown');
  };

  return {
    listBoosterForms: () => ({ results: requireBooster().forms }),
    getBoosterForm: ({ id }) => forms.find(id),
    createBoosterForm: ({ body }) => {
      if (requireBooster().forms.length >= boosterLimits.forms)
        throw new TestProblem('too_many_booster_forms');
      requireLocations(body.facility_ids);
      return forms.put(testForm({ ...body, id: forms.nextId(), created_at: now() }));
    },
    updateBoosterForm: ({ id, body }) => {
      requireLocations(body.facility_ids);
      return forms.patch(id, body);
    },
    deleteBoosterForm: ({ id }) => {
      forms.remove(id);
      held.links.delete(id);
    },
    listBoosterLinks: ({ id }) => ({ results: linksOf(id) }),
    createBoosterLinks: ({ id, body: { facility_ids: ids, channel } }) => {
      requireLocations(ids);
      const { facility_ids: own } = forms.find(id);
      if (own && ids.some((one) => !own.includes(one))) throw new TestProblem('facility_unknown');
      const lacking = ids.filter((one) => held.withoutPublicLink.has(one));
      const chosen = data.locations.filter((location) => ids.includes(location.id));
      if (lacking.length > 0)
        throw new TestProblem(
          'public_link_missing',
          chosen
            .filter((location) => lacking.includes(location.id))
            .map(({ id: locationId, name }) => ({
              path: `body.facility_ids.${ids.indexOf(locationId)}`,
              message: name,
            })),
        );
      const former = linksOf(id);
      const isOf = (locationId: number) => (link: Schemas['BoosterLink']) =>
        link.facility_id === locationId && link.channel === channel;
      const next = Math.max(0, ...[...held.links.values()].flat().map((link) => link.id)) + 1;
      const made = chosen
        .filter((location) => !former.some(isOf(location.id)))
        .map((location, index) => testLink({ id: next + index, location, channel, created_at: now() }));
      keepLinks(id, [...former, ...made]);
      return { results: [...former, ...made].filter((link) => ids.some((one) => isOf(one)(link))) };
    },
    closeBoosterLink: ({ id, ids: [, linkId] }) => {
      const former = linksOf(id);
      if (!former.some((link) => link.id === linkId)) throw new TestProblem('not_found');
      keepLinks(
        id,
        former.filter((link) => link.id !== linkId),
      );
    },
    getBoosterQr: ({ id, ids: [, linkId = 0], query }) => {
      if (!linksOf(id).some((link) => link.id === linkId)) throw new TestProblem('not_found');
      const isPng = query.get('format') === 'png';
      return {
        filename: `pinfold-qr-${linkId}.${isPng ? 'png' : 'svg'}`,
        media_type: isPng ? 'image/png' : 'image/svg+xml',
        content: btoa(isPng ? 'PNG' : '<svg/>'),
      };
    },
    listBoosterConsents: ({ id }) => {
      forms.find(id);
      return { results: held.consents.get(id) ?? [] };
    },
    getBoosterAudit: () => requireBooster().audit,
    listBoosterSeals: () => {
      requireBooster();
      return { results: [] };
    },
  };
}
