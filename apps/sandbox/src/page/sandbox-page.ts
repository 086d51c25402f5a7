import { html } from 'hono/html';
import type { CallLog } from '../http/call-log.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { callsSection } from './calls-section.ts';
import { faultsSection } from './faults-section.ts';
import type { Language } from './language.ts';
import { moderationSection } from './moderation-section.ts';
import { pageTexts } from './page-texts.ts';
import { reviewsSection } from './reviews-section.ts';
import { timeSection } from './time-section.ts';

export interface SandboxPage {
  world: LiveWorld;
  calls: CallLog;
  base: string;
  language: Language;
  locationId: string | undefined;
}

/** Every form names the script call it makes in `data-*`; the script file sends it and renews the page. */
export function sandboxPage(page: SandboxPage) {
  const { base, language, world } = page;
  const text = pageTexts[language];
  const other = language === 'pl' ? 'en' : 'pl';
  const now = new Date(world.now()).toLocaleString(language, { timeZone: 'Europe/Warsaw' });
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/sandbox.css" />
        <script type="module" src="${base}/sandbox.js"></script>
      </head>
      <body data-world="${base}/world">
        <header>
          <div>
            <h1>${text.title}</h1>
            <p>${text.intro}</p>
          </div>
          <p class="now">${text.now}<strong>${now}</strong></p>
          <nav>
            <a class="button" href="?lang=${language}" data-refresh>${text.refresh}</a>
            <a class="button" href="?lang=${other}" lang="${other}">${text.language}</a>
          </nav>
        </header>
        <p role="status" data-done="${text.done}"></p>
        <main>
          ${reviewsSection(page, text)}
          <div class="column">
            ${moderationSection(page, text)} ${timeSection(page, text)} ${faultsSection(page, text)}
          </div>
          ${callsSection(page, text)}
        </main>
      </body>
    </html>`;
}
