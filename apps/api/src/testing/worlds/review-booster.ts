import { Hono } from 'hono';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  createBoosterForm,
  createBoosterLinks,
  type NewBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import {
  type BoosterReviewSearch,
  searchBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { formPages } from '../../features/review-booster/pages/form-pages.routes.ts';
import { startTestApi, type TestApiOptions } from '../clients/start-test-api.ts';

/** Where reviews of the location are written. */
export const reviewUrl = 'https://search.google.test/local/writereview?placeid=lipa';

/** A visitor's request. */
interface Asked {
  language?: string;
  /** Of the visitor's network. */
  address?: string;
  headers?: Record<string, string>;
}

/** A company with the booster, a form of one location, and visitors who open it at the root of the server. */
export async function startReviewBooster(
  form: Partial<NewBoosterForm> = {},
  { config, ...options }: TestApiOptions = {},
) {
  const api = await startTestApi({ ...options, config: { PINFOLD_TRUST_PROXY: 'true', ...config } });
  const companyId = await api.make.company({ name: 'Lipa Kawa', enabledReviewBooster: true });
  const owner = await api.make.member(companyId, { type: memberTypes.owner });
  const locationId = await api.make.location(companyId, { name: 'Lipa Rynek', newReviewUrl: reviewUrl });
  const server = new Hono().route('/f', formPages(api.services));
  const made = await api.ok(createBoosterForm, {
    as: owner,
    body: { name: 'Po wizycie', asks_contact: true, ...form },
  });
  const { results } = await api.ok(createBoosterLinks, {
    as: owner,
    params: { id: made.id },
    body: { facility_ids: [locationId], channel: 'qr' },
  });
  const [link] = results;
  if (!link) throw new Error('a link of one location is made');
  const path = new URL(link.url).pathname;

  async function ask(
    at: string,
    { language = 'pl', address = '203.0.113.7', headers }: Asked = {},
    init?: RequestInit,
  ) {
    const answer = await server.request(new URL(at, `http://panel.test${path}`).href, {
      ...init,
      headers: { 'Accept-Language': language, 'X-Forwarded-For': address, ...headers },
    });
    const location = answer.headers.get('Location') ?? '';
    return { status: answer.status, headers: answer.headers, location, html: await answer.text() };
  }

  /** Opens the form as a browser does. Returns its page, and the fields that it sends unseen. */
  async function open(asked?: Asked) {
    const page = await ask(path, asked);
    const hidden = hiddenOf(page.html);
    const challenge = /data-challenge="([^"]*)"/.exec(page.html)?.[1]?.replaceAll('&quot;', '"');
    return { ...page, hidden, visit: hidden['visit'] ?? '', challenge: challenge ?? '' };
  }

  const send = (fields: Record<string, string>, asked?: Asked, at = path) =>
    ask(at, asked, { method: 'POST', body: new URLSearchParams(fields) });

  return {
    ...api,
    companyId,
    owner,
    locationId,
    form: made,
    link,
    path,
    ask,
    open,
    send,
    /** Opens the form and answers. Returns the visit, and the page after it. */
    async answer(fields: Record<string, string>, asked?: Asked) {
      const { hidden, visit } = await open(asked);
      const sent = await send({ ...hidden, ...fields }, asked);
      return { visit, sent, thanks: await ask(sent.location, asked) };
    },
    find: async (search: BoosterReviewSearch = {}) =>
      (await api.ok(searchBoosterReviews, { as: owner, body: search })).results,
  };
}

export type ReviewBooster = Awaited<ReturnType<typeof startReviewBooster>>;

/** The fields that a page sends unseen. */
export function hiddenOf(page: string): Record<string, string> {
  const fields = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}
