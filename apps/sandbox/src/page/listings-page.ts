import { html } from 'hono/html';
import { waitingEdits } from '../script/publishing.routes.ts';
import { type ListingSummary, summarizeListings } from '../script/listings.routes.ts';
import { findListing } from '../world/listings/listings-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import type { Language } from './language.ts';
import { listingsTexts } from './listings-texts.ts';
import { openListing } from './open-listing.ts';
import { pageFrame } from './page-frame.ts';

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

const shownEdits = 20;

function waitingEditsSection({ world, language }: ListingsPage) {
  const text = listingsTexts[language];
  const waiting = waitingEdits(world).slice(0, shownEdits);
  const byHand = !world.state.listings.publishing.automatic;
  const verdicts = [
    ['publish', text.publish],
    ['refuse', text.refuse],
    ['verify', text.verify],
  ] as const;
  return html`<section class="card">
    <h2>${text.waiting}</h2>
    <button
      aria-pressed="${String(byHand)}"
      data-send="PUT publishing"
      data-body="${JSON.stringify({ automatic: byHand })}"
    >
      ${text.byHand}: ${byHand ? text.on : text.off}
    </button>
    ${waiting.length === 0 ? html`<p class="muted">${text.nothingWaits}</p>` : ''}
    ${waiting.map(
      ({ locationId, edit }) =>
        html`<div class="review">
          <p class="muted">
            ${world.state.source.findLocation(locationId)?.location.storeCode ?? locationId}
          </p>
          <p>
            ${edit.fields.map((field) => text.fields[field] ?? field).join(', ')}
            ${edit.isHeld ? html`<span class="muted">(${text.held})</span>` : ''}
          </p>
          <div class="row">
            ${verdicts.map(
              ([verdict, label]) =>
                html`<button
                  data-send="POST publishing"
                  data-body="${JSON.stringify({ verdict, edit: edit.id })}"
                >
                  ${label}
                </button>`,
            )}
          </div>
        </div>`,
    )}
  </section>`;
}
