import type { Language } from '@pinfold/contract/languages';
import * as z from 'zod';
import { ProviderError } from '../../delivery/provider-error.ts';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { kindOfStatus, type ProviderAnswer, providerRequest } from '../provider-request.ts';
import { lighthouseFields, type PageAudit, readLighthouse } from './read-lighthouse.ts';

/** Audits of websites by Lighthouse, through PageSpeed Insights or a server with its protocol. Never called in a transaction. */
export interface PageSpeed {
  /** Whether there is a key; without one every call is `denied`. */
  isConnected: boolean;
  /**
   * Has a page audited as a telephone sees it. The page is fetched by the provider, never by us.
   * @param language of the texts of what is found
   * @throws PageSpeedError
   */
  audit(url: string, language: Language): Promise<PageAudit>;
}

export interface PageSpeedSettings {
  baseUrl: string;
  key: string | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
}

export const officialPageSpeed = 'https://pagespeedonline.googleapis.com';

/** Google itself gives a page two minutes. */
const timeoutMilliseconds = 120_000;

export function openPageSpeed({ baseUrl, key, takeCall, fetch }: PageSpeedSettings): PageSpeed {
  return {
    isConnected: Boolean(key),
    async audit(url, language) {
      if (!key) throw new PageSpeedError('denied', 'PAGESPEED_API_KEY is not set');
      const wait = await takeCall('pagespeed', new URL(url).host);
      if (wait !== undefined)
        throw new PageSpeedError('quota', 'No calls are left in this minute', { retryAfter: wait });
      const answer = await providerRequest(
        { name: 'PageSpeed Insights', fetch, timeoutMilliseconds, Failure: PageSpeedError },
        `${baseUrl.replace(/\/+$/, '')}/pagespeedonline/v5/runPagespeed?${queryOf(url, language, key)}`,
        { headers: { Accept: 'application/json' } },
      );
      if (!answer.ok) throw pageSpeedError(answer);
      const read = readLighthouse(answer.body);
      if (typeof read === 'string') throw pageFailed(read);
      if (!read) throw new PageSpeedError('temporary', 'PageSpeed Insights answered no result of Lighthouse');
      return read;
    },
  };
}

function queryOf(url: string, language: Language, key: string): URLSearchParams {
  const query = new URLSearchParams({
    url,
    strategy: 'MOBILE',
    locale: language,
    key,
    fields: lighthouseFields,
  });
  for (const category of ['PERFORMANCE', 'ACCESSIBILITY', 'BEST_PRACTICES', 'SEO'])
    query.append('category', category);
  return query;
}

/**
 * An audit that failed. Where Lighthouse could not load the page it is `temporary`, and `reasons` has Lighthouse's code,
 * such as `NO_FCP`; `invalid` is an address that cannot be audited.
 */
export class PageSpeedError extends ProviderError {}

function pageFailed(code: string): PageSpeedError {
  return new PageSpeedError('temporary', `Lighthouse: ${code}`, { reasons: [code] });
}

const Refused = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

/** What a page did comes with 400 as well as with 500 (github.com/GoogleChrome/lighthouse/issues/16900). */
function pageSpeedError({ status, retryAfter, body }: ProviderAnswer): PageSpeedError {
  const { message = '', details = [] } = Refused.safeParse(body).data?.error ?? {};
  const [, code] = /Lighthouse returned error: ([A-Z_]+)/.exec(message) ?? [];
  if (code !== undefined) return pageFailed(code);
  const isKeyRefused = details.some(({ reason }) => reason?.startsWith('API_KEY_') ?? false);
  const kind = isKeyRefused ? 'denied' : kindOfStatus(status);
  return new PageSpeedError(kind, `HTTP ${status} ${message.slice(0, 300)}`, {
    retryAfter: kind === 'quota' ? (retryAfter ?? secondsOfDay) : retryAfter,
  });
}

/** A 429 means the project's calls of the day, and does not say when to come back. */
const secondsOfDay = 86_400;
