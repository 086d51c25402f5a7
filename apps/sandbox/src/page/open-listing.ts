import { html } from 'hono/html';
import { type Listing, shownContent, standings } from '../world/listings/listing.ts';
import type { ListingContent, TimeOfDay, TimePeriod } from '../world/listings/listing-fields.ts';
import { readyChanges } from '../world/listings/suggestions.ts';
import type { Language } from './language.ts';
import type { ListingsPage } from './listings-page.ts';
import { listingsTexts } from './listings-texts.ts';
import { publicationsSection } from './publications-section.ts';

const alwaysShown = [
  'storefrontAddress',
  'phoneNumbers',
  'websiteUri',
  'regularHours',
  'categories',
  'openInfo',
];

/** One listing: the merchant's profile, what people see where it differs, and the possible next events. */
export function openListing(listing: Listing, { world, language, search }: ListingsPage) {
  const text = listingsTexts[language];
  const list = new URLSearchParams({ lang: language, ...(search && { q: search }) });
  const differing = Object.keys(listing.shown);
  const fields = [...new Set([...differing, ...alwaysShown])];
  const waiting = listing.verifications.filter(({ state }) => state === 'PENDING');
  return html`<article class="card open">
    <a class="button to-list" href="?${list.toString()}">${text.toList}</a>
    <h2>${listing.content.title ?? ''}</h2>
    <p class="muted">
      ${text.states[listing.standing]}${
        listing.duplicateOf === undefined ? '' : ` · ${text.double}: ${listing.duplicateOf}`
      }
      ${waiting.map(({ method, pin }) => html`<br />${text.pin} (${method}): <code>${pin}</code>`)}
    </p>
    <dl class="facts">${fields.map((field) => fact(listing, field, differing.includes(field), language))}</dl>
    ${suggestions(listing, language)} ${states(listing, language)}
    ${publicationsSection(world, listing.id, language)}
  </article>`;
}

function fact(listing: Listing, field: string, isDiffering: boolean, language: ListingsPage['language']) {
  const text = listingsTexts[language];
  const own = describeField(listing.content, field, language) || text.nothing;
  const seen = describeField(shownContent(listing), field, language) || text.nothing;
  return html`<div data-differs="${String(isDiffering)}">
    <dt>${text.fields[field] ?? field}</dt>
    <dd>${isDiffering ? html`${text.says}: ${own}<br /><b>${text.seen}: ${seen}</b>` : own}</dd>
  </div>`;
}

/** The two changes that a newcomer tries first, and any other. */
function suggestions({ id }: Listing, language: ListingsPage['language']) {
  const text = listingsTexts[language];
  const call = `POST listings/${id}/suggestions`;
  const first = [
    { source: 'visitor', change: 'hours' },
    { source: 'google', change: 'phone' },
  ] as const;
  return html`<h3>${text.others}</h3>
    <div class="row">
      ${first.map(
        (body) =>
          html`<button class="primary" data-send="${call}" data-body="${JSON.stringify(body)}">
            ${text.by[body.source]} ${text.changes[body.change]}
          </button>`,
      )}
    </div>
    <form class="row" data-call="${call}">
      <label class="grow">
        ${text.who}
        <select name="source">
          ${sources.map((source) => html`<option value="${source}">${text.by[source]}</option>`)}
        </select>
      </label>
      <label class="grow">
        ${text.what}
        <select name="change">
          ${readyChanges.map((change) => html`<option value="${change}">${text.changes[change]}</option>`)}
        </select>
      </label>
      <button>${text.change}</button>
    </form>`;
}

const sources = ['visitor', 'google', 'manager'] as const;

function states({ id, standing }: Listing, language: ListingsPage['language']) {
  const text = listingsTexts[language];
  return html`<h3>${text.state}</h3>
    <div class="row">
      ${standings.map(
        (state) =>
          html`<button
            aria-pressed="${String(state === standing)}"
            data-send="PUT listings/${id}/state"
            data-body="${JSON.stringify({ state })}"
          >
            ${text.states[state]}
          </button>`,
      )}
    </div>`;
}

/** A field of a listing in a line or two of text. */
function describeField(content: ListingContent, field: string, language: Language): string {
  switch (field) {
    case 'title':
      return content.title ?? '';
    case 'websiteUri':
      return content.websiteUri ?? '';
    case 'phoneNumbers': {
      const { primaryPhone = '', additionalPhones = [] } = content.phoneNumbers ?? {};
      return [primaryPhone, ...additionalPhones].join(', ');
    }
    case 'storefrontAddress': {
      const { addressLines = [], postalCode = '', locality = '' } = content.storefrontAddress ?? {};
      return [...addressLines, `${postalCode} ${locality}`.trim()].filter((part) => part !== '').join(', ');
    }
    case 'categories': {
      const { primaryCategory, additionalCategories = [] } = content.categories ?? {};
      return [primaryCategory, ...additionalCategories].map((one) => one?.displayName ?? '').join(', ');
    }
    case 'profile':
      return content.profile?.description ?? '';
    case 'openInfo':
      return opening[language][content.openInfo?.status ?? 'OPEN'];
    case 'regularHours':
      return (content.regularHours?.periods ?? []).map((one) => describePeriod(one, language)).join(', ');
    case 'serviceItems':
      return (content.serviceItems ?? [])
        .map(
          ({ structuredServiceItem, freeFormServiceItem }) =>
            freeFormServiceItem?.label?.displayName ?? structuredServiceItem?.serviceTypeId ?? '',
        )
        .join(', ');
    case 'attributes':
      return (content.attributes ?? [])
        .map(({ name, values = [] }) => `${name.replace('attributes/', '')} ${values.join(' ')}`.trim())
        .join(', ');
    default:
      return JSON.stringify(content[field as keyof ListingContent] ?? '');
  }
}

const opening = {
  pl: {
    OPEN: 'otwarte',
    CLOSED_TEMPORARILY: 'zamknięte tymczasowo',
    CLOSED_PERMANENTLY: 'zamknięte na stałe',
  },
  en: { OPEN: 'open', CLOSED_TEMPORARILY: 'closed for now', CLOSED_PERMANENTLY: 'closed for good' },
};

function describePeriod({ openDay, openTime, closeTime }: TimePeriod, language: Language): string {
  const weekday = new Date(Date.UTC(2024, 0, 1 + days.indexOf(openDay))).toLocaleDateString(language, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return `${weekday} ${clock(openTime)}–${clock(closeTime)}`;
}

function clock({ hours = 0, minutes = 0 }: TimeOfDay = {}): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The first of January 2024 was a Monday. */
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
