import { html } from 'hono/html';
import type { CallLog } from '../http/call-log.ts';
import type { Fault } from '../http/faults.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import { waitingEdits } from '../script/publishing.routes.ts';
import type { CityMove } from '../world/city/city-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { dateOf } from '../world/warsaw-time.ts';
import type { Language } from './language.ts';
import { nameLocation, reviewableLocations } from './location-options.ts';
import { modelSection } from './model-section.ts';
import { pageFrame } from './page-frame.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { moderationSection, reviewsSection } from './reviews-section.ts';

export interface SandboxPage {
  world: LiveWorld;
  calls: CallLog;
  director: ModelDirector;
  base: string;
  language: Language;
  locationId: string | undefined;
}

/** The world of Google's customers and moderators, directed by hand. */
export function sandboxPage(page: SandboxPage) {
  const { base, language, world, locationId } = page;
  const text = pageTexts[language];
  const now = new Date(world.now()).toLocaleString(language, { timeZone: 'Europe/Warsaw' });
  return pageFrame({
    base,
    language,
    text,
    links: [
      { href: `${base}/listings?lang=${language}`, label: text.listings(waitingEdits(world).length) },
      { href: `${base}/mail?lang=${language}`, label: text.mail(world.state.mails.length) },
    ],
    search: locationId === undefined ? {} : { location: locationId },
    aside: html`<p class="now">${text.now}<strong>${now}</strong></p>`,
    main: html`<main>
      ${reviewsSection(page, text)}
      <div class="column">
        ${moderationSection(page, text)} ${timeSection(page, text)} ${citySection(page, text)}
        ${faultsSection(page, text)} ${modelSection(page)}
      </div>
      ${callsSection(page, text)}
    </main>`,
  });
}

/** The clock, which can be put forward, and customers who act by themselves. */
function timeSection({ world }: SandboxPage, text: PageTexts) {
  const { enabled } = world.state.lively;
  const steps = [
    [60, text.minutes(1)],
    [600, text.minutes(10)],
    [3600, text.hour],
    [86_400, text.day],
  ] as const;
  return html`<section class="card">
    <h2>${text.clock}</h2>
    <div class="row">
      ${steps.map(
        ([seconds, label]) =>
          html`<button data-send="POST clock" data-body="${JSON.stringify({ advance_seconds: seconds })}">
            +${label}
          </button>`,
      )}
    </div>
    <h3>${text.lively}</h3>
    <p class="muted">${text.livelyHint}</p>
    <div class="row">
      <button
        aria-pressed="${String(enabled)}"
        data-send="PUT lively"
        data-body="${JSON.stringify({ enabled: !enabled })}"
      >
        ${enabled ? text.on : text.off}
      </button>
      <button class="bad" data-send="POST reset" data-question="${text.resetQuestion}">${text.reset}</button>
    </div>
  </section>`;
}

/** Where a listing stands on the map from today on, and what was ordered of it before. */
function citySection({ world }: SandboxPage, text: PageTexts) {
  const locations = reviewableLocations(world.state.source);
  const { moves } = world.state.city;
  const names = new Map(locations.map((location) => [location.placeId, nameLocation(location)]));
  return html`<section class="card">
    <h2>${text.city}</h2>
    <form data-call="POST city">
      <label
        >${text.location}
        <select name="place">
          ${locations.map(({ id, placeId }) => html`<option value="${id}">${names.get(placeId)}</option>`)}
        </select>
      </label>
      <div class="row">
        <label class="grow">${text.keyword}<input name="keyword" value="kawiarnia" required /></label>
        <label
          >${text.position}<input name="position" data-number type="number" min="1" max="21" value="12"
        /></label>
      </div>
      <p class="muted">${text.positionHint}</p>
      <button>${text.move}</button>
    </form>
    ${
      moves.length === 0
        ? ''
        : html`<ul>
              ${moves.map((move) => moveLine(move, names.get(move.placeId) ?? move.placeId))}
            </ul>
            <button data-send="DELETE city">${text.clearCity}</button>`
    }
  </section>`;
}

function moveLine({ keyword, from, position, lift }: CityMove, name: string) {
  const what = position === undefined ? `${lift && lift.by > 0 ? '+' : ''}${lift?.by}` : `→ ${position}`;
  return html`<li>${name}${keyword === undefined ? '' : `, ${keyword}`}: ${what} (${dateOf(from)})</li>`;
}

/** What goes wrong with the next calls of a path. */
function faultsSection({ world }: SandboxPage, text: PageTexts) {
  const { faults } = world.state;
  return html`<section class="card">
    <h2>${text.faults}</h2>
    <form data-call="POST faults">
      <label>${text.path}<input name="path" value="/v4/*/reply" required pattern="/.*" /></label>
      <div class="row">
        <label class="grow"
          >${text.outcome}
          <select data-merge>
            ${Object.entries(faultChoices).map(
              ([name, body]) =>
                html`<option value="${JSON.stringify(body)}">
                  ${text.outcomes[name as keyof typeof faultChoices]}
                </option>`,
            )}
          </select>
        </label>
        <label
          >${text.times}<input name="times" data-number type="number" min="1" max="1000" value="1"
        /></label>
      </div>
      <button>${text.addFault}</button>
    </form>
    ${
      faults.length === 0
        ? ''
        : html`<ul>
              ${faults.map((fault) => faultLine(fault, text))}
            </ul>
            <button data-send="DELETE faults">${text.clearFaults}</button>`
    }
  </section>`;
}

function faultLine(fault: Fault, text: PageTexts) {
  const outcome = fault.outcome === 'status' ? fault.status : fault.outcome;
  return html`<li>
    <code>${fault.method ?? ''} ${fault.path}</code> ${outcome}, ${text.left}: ${fault.left}
  </li>`;
}

/** The faults that the page offers, as bodies for the script's `POST faults`. */
const faultChoices = {
  status: { outcome: 'status', status: 503 },
  kept: { outcome: 'status', status: 503, apply: true },
  cut: { outcome: 'cut', apply: true },
  malformed: { outcome: 'malformed' },
  hang: { outcome: 'hang' },
  slow: { outcome: 'pass', latency_ms: 5000 },
} as const;

const shownCalls = 25;

/** The calls that came in last. */
function callsSection({ calls, language }: SandboxPage, text: PageTexts) {
  const last = calls.list().slice(-shownCalls).toReversed();
  const timeOf = (at: string) => new Date(at).toLocaleTimeString(language, { timeZone: 'Europe/Warsaw' });
  return html`<section class="card wide">
    <h2>${text.calls}</h2>
    ${last.length === 0 ? html`<p class="muted">${text.noCalls}</p>` : ''}
    <ol class="calls">
      ${last.map(
        (call) =>
          html`<li data-bad="${String(call.status === null || call.status >= 400)}">
            <time datetime="${call.at}">${timeOf(call.at)}</time>
            <b>${call.method}</b><code>${call.path}</code><span>${call.status ?? '…'}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}
