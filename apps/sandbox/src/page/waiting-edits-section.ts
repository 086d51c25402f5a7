import { html } from 'hono/html';
import { waitingEdits } from '../script/publishing.routes.ts';
import type { ListingsPage } from './listings-page.ts';
import { listingsTexts } from './listings-texts.ts';

const shown = 20;

export function waitingEditsSection({ world, language }: ListingsPage) {
  const text = listingsTexts[language];
  const waiting = waitingEdits(world).slice(0, shown);
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
