import { html } from 'hono/html';
import type { PageTexts } from './page-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

const shown = 25;

export function callsSection({ calls, language }: SandboxPage, text: PageTexts) {
  const last = calls.list().slice(-shown).toReversed();
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
