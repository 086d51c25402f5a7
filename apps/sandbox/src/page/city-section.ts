import { html } from 'hono/html';
import type { CityMove } from '../world/city/city-state.ts';
import { dateOf } from '../world/warsaw-time.ts';
import { nameLocation, reviewableLocations } from './location-options.ts';
import type { PageTexts } from './page-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

/** Where a listing stands on the map from today on, and what was ordered of it before. */
export function citySection({ world }: SandboxPage, text: PageTexts) {
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
