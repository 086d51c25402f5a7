import { html } from 'hono/html';
import type { LiveWorld } from '../world/live-world.ts';
import { photosOf, postsOf, postStateOf, type PostState } from '../world/publications.ts';
import type { Language } from './language.ts';

const mostShown = 10;

/** The last posts and photos of a location, each of which Google can reject or take away. */
export function publicationsSection(world: LiveWorld, locationId: string, language: Language) {
  const text = texts[language];
  const posts = postsOf(world.state, locationId).slice(0, mostShown);
  const photos = photosOf(world.state, locationId).slice(0, mostShown);
  const remove = (noun: 'posts' | 'photos', id: string) =>
    html`<button class="bad" data-send="DELETE ${noun}/${locationId}/${id}">${text.remove}</button>`;
  return html`<h3>${text.posts}</h3>
    ${posts.length === 0 ? html`<p class="muted">${text.noPosts}</p>` : ''}
    ${posts.map((post) => {
      const state = postStateOf(post, world.now());
      const verdict = { verdict: 'rejected', post: { location: locationId, post: post.id } };
      return html`<div class="review">
        <p>${post.event?.title ?? ''} ${post.summary}</p>
        <p class="muted">${text.states[state]}</p>
        <div class="row">
          ${
            state === 'REJECTED'
              ? ''
              : html`<button data-send="POST posting" data-body="${JSON.stringify(verdict)}">
                  ${text.reject}
                </button>`
          }
          ${remove('posts', post.id)}
        </div>
      </div>`;
    })}
    <h3>${text.photos}</h3>
    ${photos.length === 0 ? html`<p class="muted">${text.noPhotos}</p>` : ''}
    ${photos.map(
      (photo) =>
        html`<div class="row">
          <p class="grow">${photo.category} <span class="muted">${photo.id}</span></p>
          ${remove('photos', photo.id)}
        </div>`,
    )}`;
}

interface PublicationsTexts {
  posts: string;
  noPosts: string;
  photos: string;
  noPhotos: string;
  reject: string;
  remove: string;
  states: Record<PostState, string>;
}

const texts: Record<Language, PublicationsTexts> = {
  pl: {
    posts: 'Posty',
    noPosts: 'Brak postów.',
    photos: 'Zdjęcia',
    noPhotos: 'Brak zdjęć.',
    reject: 'Odrzuć',
    remove: 'Usuń',
    states: {
      SCHEDULED: 'Zaplanowany',
      PROCESSING: 'W trakcie sprawdzania',
      LIVE: 'Opublikowany',
      RECURRING: 'Powtarzany',
      REJECTED: 'Odrzucony',
    },
  },
  en: {
    posts: 'Posts',
    noPosts: 'No posts.',
    photos: 'Photos',
    noPhotos: 'No photos.',
    reject: 'Reject',
    remove: 'Remove',
    states: {
      SCHEDULED: 'Scheduled',
      PROCESSING: 'Being checked',
      LIVE: 'Live',
      RECURRING: 'Recurring',
      REJECTED: 'Rejected',
    },
  },
};
