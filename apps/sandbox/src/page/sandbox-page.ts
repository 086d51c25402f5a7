import { html } from 'hono/html';
import type { CallLog } from '../http/call-log.ts';
import type { ModelDirector } from '../openai/model-director.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { waitingEdits } from '../script/publishing.routes.ts';
import { callsSection } from './calls-section.ts';
import { citySection } from './city-section.ts';
import { faultsSection } from './faults-section.ts';
import type { Language } from './language.ts';
import { modelSection } from './model-section.ts';
import { modelTexts } from './model-texts.ts';
import { moderationSection } from './moderation-section.ts';
import { pageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';
import { reviewsSection } from './reviews-section.ts';
import { timeSection } from './time-section.ts';

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
        ${faultsSection(page, text)} ${modelSection(page, modelTexts[language])}
      </div>
      ${callsSection(page, text)}
    </main>`,
  });
}
