import type { Apply } from '../world/world-event.ts';
import type { ConnectReview } from './connect-review.ts';

/**
 * Roles of App Store Connect that matter here, and what a key with one of them may read and write. Customer support may
 * answer reviews on Apple's pages, but not over the API (developer.apple.com/forums/thread/770673).
 */
export const appStoreRoles = {
  ADMIN: { apps: true, reviews: true, replies: true },
  APP_MANAGER: { apps: true, reviews: true, replies: true },
  CUSTOMER_SUPPORT: { apps: true, reviews: true, replies: false },
  DEVELOPER: { apps: true, reviews: false, replies: false },
  FINANCE: { apps: false, reviews: false, replies: false },
} as const;

export type AppStoreRole = keyof typeof appStoreRoles;

/** A key of App Store Connect. Apple keeps the public half alone. */
export interface ConnectKey {
  id: string;
  /** Of a team's key; null for a key of one person. */
  issuerId: string | null;
  /** PEM, SPKI. */
  publicKey: string;
  role: AppStoreRole;
}

export interface ConnectApp {
  id: string;
  name: string;
  bundleId: string;
}

/** App Store Connect's side of apps. */
export interface ConnectState {
  keys: ConnectKey[];
  apps: ConnectApp[];
  /** Whether the team has accepted Apple's latest agreement. */
  isAgreed: boolean;
  /** By id. */
  reviews: Map<string, ConnectReview>;
  /** How long a response is PENDING_PUBLISH. */
  publishingSeconds: number;
}

/** App Store Connect with apps and their reviews, to which there is no key yet. */
export function connectState(apps: ConnectApp[], reviews: readonly ConnectReview[]): ConnectState {
  return {
    keys: [],
    apps,
    isAgreed: true,
    reviews: new Map(reviews.map((review) => [review.id, review])),
    publishingSeconds: 180,
  };
}

export type ConnectEvent =
  | { kind: 'connect_key_added'; key: ConnectKey }
  | { kind: 'connect_key_revoked'; id: string }
  | { kind: 'connect_role_set'; id: string; role: AppStoreRole }
  | { kind: 'connect_app_added'; app: ConnectApp }
  | { kind: 'connect_app_removed'; id: string }
  | { kind: 'connect_agreement_set'; isAgreed: boolean };

/** What happened in App Store Connect. */
export const applyConnectEvents: Apply<ConnectEvent> = {
  connect_key_added: ({ connect }, { key }) => void connect.keys.push(key),
  connect_key_revoked({ connect }, { id }) {
    connect.keys = connect.keys.filter((key) => key.id !== id);
  },
  connect_role_set({ connect }, { id, role }) {
    connect.keys = connect.keys.map((key) => (key.id === id ? { ...key, role } : key));
  },
  connect_app_added({ connect }, { app }) {
    connect.apps = [...connect.apps.filter(({ id }) => id !== app.id), app];
  },
  connect_app_removed({ connect }, { id }) {
    connect.apps = connect.apps.filter((app) => app.id !== id);
  },
  connect_agreement_set: ({ connect }, { isAgreed }) => void (connect.isAgreed = isAgreed),
};
