import type { Apply } from '../world/world-event.ts';
import type { PlayReview } from './play-review.ts';

/** A key of a service account. Google keeps the public half alone. */
export interface PlayKey {
  id: string;
  clientEmail: string;
  /** PEM, SPKI. */
  publicKey: string;
}

/** Google Play's side of apps: who may sign in, which apps there are, and whose reviews an account may read. */
export interface PlayState {
  keys: PlayKey[];
  /** Names of packages. */
  apps: string[];
  /** By the address of a service account, the packages whose reviews it may read. */
  access: Map<string, readonly string[]>;
  /** Whether the account's project has switched on the API. */
  isApiEnabled: boolean;
  /** By id. */
  reviews: Map<string, PlayReview>;
}

/** Google Play with the apps of some reviews, which no account may read yet. */
export function playState(reviews: readonly PlayReview[]): PlayState {
  return {
    keys: [],
    apps: [...new Set(reviews.map(({ packageName }) => packageName))],
    access: new Map(),
    isApiEnabled: true,
    reviews: new Map(reviews.map((review) => [review.id, review])),
  };
}

export type PlayEvent =
  | { kind: 'play_key_added'; key: PlayKey }
  | { kind: 'play_key_revoked'; id: string }
  | { kind: 'play_app_added'; packageName: string }
  | { kind: 'play_app_removed'; packageName: string }
  | { kind: 'play_access_set'; clientEmail: string; packages: readonly string[] }
  | { kind: 'play_api_set'; isEnabled: boolean };

/** What happened in the consoles of Google Cloud and of Google Play. */
export const applyPlayEvents: Apply<PlayEvent> = {
  play_key_added: ({ play }, { key }) => void play.keys.push(key),
  play_key_revoked: ({ play }, { id }) => void (play.keys = play.keys.filter((key) => key.id !== id)),
  play_app_added({ play }, { packageName }) {
    if (!play.apps.includes(packageName)) play.apps.push(packageName);
  },
  play_app_removed({ play }, { packageName }) {
    play.apps = play.apps.filter((app) => app !== packageName);
  },
  play_access_set: ({ play }, { clientEmail, packages }) => void play.access.set(clientEmail, packages),
  play_api_set: ({ play }, { isEnabled }) => void (play.isApiEnabled = isEnabled),
};
