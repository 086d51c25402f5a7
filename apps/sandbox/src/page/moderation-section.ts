import { html } from 'hono/html';
import { policyViolations } from '../google/reviews/moderate.ts';
import { findReview, waitingReplies } from '../world/review-shelf.ts';
import type { PendingReply } from '../world/state.ts';
import { nameLocation } from './location-options.ts';
import type { PageTexts } from './page-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

const shown = 20;

export function moderationSection({ world }: SandboxPage, text: PageTexts) {
  const waiting = waitingReplies(world.state, world.now()).slice(0, shown);
  const byHand = !world.state.moderation.automatic;
  return html`<section class="card">
    <h2>${text.waiting}</h2>
    <button
      aria-pressed="${String(byHand)}"
      data-send="PUT moderation"
      data-body="${JSON.stringify({ automatic: byHand })}"
    >
      ${text.byHand}: ${byHand ? text.on : text.off}
    </button>
    ${waiting.length === 0 ? html`<p class="muted">${text.nothingWaits}</p>` : ''}
    ${waiting.map((reply) => waitingReply(world, reply, text))}
  </section>`;
}

function waitingReply(world: SandboxPage['world'], { locationId, reviewId }: PendingReply, text: PageTexts) {
  const place = world.state.source.findLocation(locationId);
  const review = { location: locationId, review: reviewId };
  return html`<form
    class="review"
    data-call="POST moderation"
    data-body="${JSON.stringify({ review, verdict: 'reject' })}"
  >
    <p class="muted">${place ? nameLocation(place.location) : locationId}</p>
    <p>${findReview(world.state, locationId, reviewId)?.reply?.comment ?? ''}</p>
    <label
      >${text.reason}
      <select name="policy_violation">
        ${policyViolations.map((violation) => html`<option>${violation}</option>`)}
      </select>
    </label>
    <div class="row">
      <button
        type="button"
        class="primary"
        data-send="POST moderation"
        data-body="${JSON.stringify({ review, verdict: 'approve' })}"
      >
        ${text.approve}
      </button>
      <button>${text.reject}</button>
    </div>
  </form>`;
}
