import { html } from 'hono/html';
import { policyViolations } from '../google/reviews/moderate.ts';
import { currentReply, findReview, readShelf, waitingReplies } from '../world/review-shelf.ts';
import type { PendingReply } from '../world/state.ts';
import type { WorldReview } from '../world/world.ts';
import { nameLocation, reviewableLocations } from './location-options.ts';
import type { PageTexts } from './page-texts.ts';
import type { SandboxPage } from './sandbox-page.ts';

const shownReviews = 8;

/** A form for a new review of a location, and its newest reviews to be changed. */
export function reviewsSection({ world, locationId, language }: SandboxPage, text: PageTexts) {
  const locations = reviewableLocations(world.state.source);
  const chosen = locations.find(({ id }) => id === locationId) ?? locations[0];
  const reviews = chosen ? readShelf(world.state, chosen.id).reviews.slice(0, shownReviews) : [];
  return html`<section class="card">
    <h2>${text.writeReview}</h2>
    <form method="get" class="row">
      <input type="hidden" name="lang" value="${language}" />
      <label class="grow"
        >${text.location}
        <select name="location">
          ${locations.map(
            (location) =>
              html`<option value="${location.id}" ${location.id === chosen?.id ? 'selected' : ''}>
                ${nameLocation(location)}
              </option>`,
          )}
        </select>
      </label>
      <button>${text.reviews}</button>
    </form>
    <form data-call="POST reviews">
      <input type="hidden" name="location" value="${chosen?.id ?? ''}" />
      <div class="row">
        <label class="grow"
          >${text.author}<input name="author" value="Anna Nowak" required maxlength="100"
        /></label>
        <label>${text.rating}${ratingSelect(5)}</label>
      </div>
      <label>${text.comment}<textarea name="comment" rows="3" maxlength="4096"></textarea></label>
      <button class="primary" ${chosen ? '' : 'disabled'}>${text.send}</button>
    </form>
    <h3>${text.newestReviews}</h3>
    ${reviews.length === 0 ? html`<p class="muted">${text.noReviews}</p>` : ''}
    ${chosen ? reviews.map((review) => reviewForm(world, chosen.id, review, text)) : ''}
  </section>`;
}

function reviewForm(world: SandboxPage['world'], locationId: string, review: WorldReview, text: PageTexts) {
  const reply = currentReply(world.state, locationId, review, world.now());
  const path = `reviews/${locationId}/${review.id}`;
  return html`<form data-call="PATCH ${path}" class="review">
    <div class="row">
      <strong class="grow">${review.author}</strong>
      <label><span class="hidden">${text.rating}</span>${ratingSelect(review.rating)}</label>
    </div>
    <label
      ><span class="hidden">${text.comment}</span
      ><textarea name="comment" rows="2" maxlength="4096">${review.comment ?? ''}</textarea>
    </label>
    ${
      reply
        ? html`<p class="reply" data-state="${reply.state}">
            ${text.reply}
            (${text.states[reply.state]}${reply.policyViolation ? `, ${reply.policyViolation}` : ''}):
            ${reply.comment}
          </p>`
        : ''
    }
    <div class="row">
      <button>${text.save}</button>
      <button type="button" data-send="DELETE ${path}">${text.remove}</button>
    </div>
  </form>`;
}

function ratingSelect(rating: number) {
  return html`<select name="rating" data-number>
    ${[5, 4, 3, 2, 1].map(
      (stars) =>
        html`<option value="${stars}" ${stars === rating ? 'selected' : ''}>
          ${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}
        </option>`,
    )}
  </select>`;
}

const shownReplies = 20;

/** Replies that wait for a moderator, to be approved or rejected by hand. */
export function moderationSection({ world }: SandboxPage, text: PageTexts) {
  const waiting = waitingReplies(world.state, world.now()).slice(0, shownReplies);
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
  const found = world.state.source.findLocation(locationId);
  const review = { location: locationId, review: reviewId };
  return html`<form
    class="review"
    data-call="POST moderation"
    data-body="${JSON.stringify({ review, verdict: 'reject' })}"
  >
    <p class="muted">${found ? nameLocation(found.location) : locationId}</p>
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
