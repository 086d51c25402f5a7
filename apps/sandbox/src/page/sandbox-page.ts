import { html } from 'hono/html';
import type { CallLog } from '../http/call-log.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import { waitingEdits } from '../script/publishing.routes.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { citySection } from './city-section.ts';
import { faultsSection } from './faults-section.ts';
import type { Language } from './language.ts';
import { modelSection } from './model-section.ts';
import { moderationSection } from './moderation-section.ts';
import { pageFrame } from './page-frame.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { reviewsSection } from './reviews-section.ts';

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

/** Of the last calls. */
const shownCalls = 25;

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
