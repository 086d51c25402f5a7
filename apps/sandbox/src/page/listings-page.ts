import { html } from 'hono/html';
import { summarizeListings, type ListingSummary } from '../script/summarize-listings.ts';
import { findListing } from '../world/listings/listing-shelf.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { Language } from './language.ts';
import { listingsTexts } from './listings-texts.ts';
import { openListing } from './open-listing.ts';
import { pageFrame } from './page-frame.ts';
import { waitingEditsSection } from './waiting-edits-section.ts';

export interface ListingsPage {
  world: LiveWorld;
  base: string;
  language: Language;
  search: string;
  locationId: string | undefined;
}

const mostShown = 60;

/** Google's listings, changed by hand as visitors, Google and other managers change them. */
export function listingsPage(page: ListingsPage) {
  const { world, base, language, search, locationId } = page;
  const text = listingsTexts[language];
  const found = summarizeListings(world, { q: search });
  const chosen = locationId === undefined ? undefined : findListing(world.state, locationId);
  return pageFrame({
    base,
    language,
    text,
    links: [{ href: `${base}/?lang=${language}`, label: text.back }],
    search: { lang: language, ...(search && { q: search }), ...(chosen && { listing: chosen.id }) },
    main: html`<main class="mails" data-chosen="${String(chosen !== undefined)}">
      <div class="column">
        <section class="card">
          <h2>${text.listings}</h2>
          <form method="get" class="row" role="search">
            <input type="hidden" name="lang" value="${language}" />
            <label class="grow">${text.search}<input type="search" name="q" value="${search}" /></label>
            <button>${text.find}</button>
          </form>
          ${found.length === 0 ? html`<p class="muted">${text.none}</p>` : ''}
          <ol>
            ${found.slice(0, mostShown).map((listing) => line(listing, page))}
          </ol>
          ${found.length > mostShown ? html`<p class="muted">${text.first(mostShown)}</p>` : ''}
        </section>
        ${waitingEditsSection(page)}
      </div>
      ${chosen ? openListing(chosen, page) : html`<p class="card muted nothing">${text.choose}</p>`}
    </main>`,
  });
}

function line(listing: ListingSummary, { language, search, locationId }: ListingsPage) {
  const text = listingsTexts[language];
  const query = new URLSearchParams({
    lang: language,
    ...(search && { q: search }),
    listing: listing.location,
  });
  const marks = [
    text.states[listing.state],
    ...(listing.edits.length > 0 ? [`${text.waiting}: ${listing.edits.length}`] : []),
    ...(listing.updates.length > 0 ? [`${text.updates}: ${listing.updates.length}`] : []),
  ];
  return html`<li>
    <a class="mail" href="?${query.toString()}" aria-current="${String(listing.location === locationId)}">
      <strong>${listing.title}, ${listing.town}</strong>
      <span>${listing.store_code}</span>
      <span>${marks.join(' · ')}</span>
    </a>
  </li>`;
}
