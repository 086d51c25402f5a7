import type { Apply } from '../world/world-event.ts';

/** What a partner brings to Apple. */
export type AppleKind = 'brand' | 'location';

export type AppleVerdict = 'PUBLISHED' | 'FAILED' | 'REJECTED';

/** What Apple found in a brand or a location. */
export interface AppleReport {
  /** Such as `VALIDATION__ADDRESS_NOT_FOUND`. */
  code: string;
  severity: 'VIOLATION' | 'WARNING';
  message: string;
  /** The field that it is about, such as `phoneNumbers`; left out for the whole. */
  field?: string | undefined;
}

/** A brand or a location, as it was last sent or edited. */
export interface AppleResource {
  id: string;
  kind: AppleKind;
  organization: string;
  details: AppleDetails;
  /** Grows with each write. */
  revision: number;
  /** How often it was written by a partner. */
  writes: number;
  state: 'SUBMITTED' | AppleVerdict;
  reports: AppleReport[];
  createdAt: number;
  submittedAt: number;
  isDeleted: boolean;
}

/** Fields as a partner sent them. */
export type AppleDetails = Record<string, unknown>;

/** What is told to a partner who asks what is new, and to their webhook. */
export interface AppleNotification {
  id: string;
  organization: string;
  /** `MAPS_DISPLAY`: Apple shows something else than it was sent. */
  type: 'RESOURCE_STATE' | 'MAPS_DISPLAY';
  kind: AppleKind;
  resource: string;
  createdAt: number;
}

export interface AppleSettings {
  /** How long the review of a brand and of a location takes; null until the script decides. */
  brandSeconds: number | null;
  locationSeconds: number | null;
}

/** What Apple knows of us. Only `applyEvent` changes it. */
export interface AppleState {
  resources: Map<string, AppleResource>;
  notifications: AppleNotification[];
  usedCodes: Set<string>;
  /** How often the tokens of an organisation have ended: older ones are good no more. */
  ends: Map<string, number>;
  settings: AppleSettings;
}

export type AppleEvent =
  | { kind: 'apple_code_used'; code: string }
  | { kind: 'apple_access_ended'; organization: string }
  | { kind: 'apple_created'; resource: AppleKind; organization: string; details: AppleDetails }
  | { kind: 'apple_replaced'; id: string; details: AppleDetails }
  | { kind: 'apple_edited'; id: string; details: AppleDetails }
  | { kind: 'apple_deletion_set'; id: string; isDeleted: boolean }
  | { kind: 'apple_decided'; id: string; state: AppleVerdict; reports: AppleReport[] }
  | { kind: 'apple_overridden'; id: string; reports: AppleReport[] }
  | { kind: 'apple_set'; settings: AppleSettings };

/** What partners sent, what others edited, and what Apple decided. */
export const applyAppleEvents: Apply<AppleEvent> = {
  apple_code_used: ({ apple }, { code }) => void apple.usedCodes.add(code),
  apple_access_ended({ apple }, { organization }) {
    apple.ends.set(organization, (apple.ends.get(organization) ?? 0) + 1);
  },
  apple_created(state, { resource: kind, organization, details, at }) {
    state.lastNumber += 1;
    const id = String(1_000_000_000_000 + state.lastNumber);
    state.apple.resources.set(id, {
      id,
      kind,
      organization,
      details,
      revision: state.lastNumber,
      writes: 1,
      state: 'SUBMITTED',
      reports: [],
      createdAt: at,
      submittedAt: at,
      isDeleted: false,
    });
  },
  apple_replaced(state, { id, details, at }) {
    change(state, id, (resource) => ({
      details,
      writes: resource.writes + 1,
      state: 'SUBMITTED',
      reports: [],
      submittedAt: at,
    }));
  },
  apple_edited(state, { id, details }) {
    change(state, id, () => ({ details }));
  },
  apple_deletion_set(state, { id, isDeleted, at }) {
    change(state, id, () => ({ isDeleted, state: 'SUBMITTED', submittedAt: at }));
  },
  apple_decided(state, { id, state: verdict, reports, at }) {
    const resource = state.apple.resources.get(id);
    if (!resource) return;
    state.apple.resources.set(id, { ...resource, state: verdict, reports });
    notify(state, { ...resource, type: 'RESOURCE_STATE', at });
  },
  apple_overridden(state, { id, reports, at }) {
    const resource = state.apple.resources.get(id);
    if (!resource) return;
    state.apple.resources.set(id, { ...resource, reports });
    notify(state, { ...resource, type: 'MAPS_DISPLAY', at });
  },
  apple_set: ({ apple }, { settings }) => void (apple.settings = settings),
};

export const nothingAtAppleYet = (): AppleState => ({
  resources: new Map(),
  notifications: [],
  usedCodes: new Set(),
  ends: new Map(),
  settings: { brandSeconds: 120, locationSeconds: 60 },
});

type Changed = { apple: AppleState; lastNumber: number };

function change(state: Changed, id: string, to: (resource: AppleResource) => Partial<AppleResource>): void {
  const resource = state.apple.resources.get(id);
  if (!resource) return;
  state.lastNumber += 1;
  state.apple.resources.set(id, { ...resource, ...to(resource), revision: state.lastNumber });
}

function notify(
  state: Changed,
  { id, kind, organization, type, at }: AppleResource & { type: AppleNotification['type']; at: number },
): void {
  state.lastNumber += 1;
  state.apple.notifications.push({
    id: `n-${state.lastNumber}`,
    organization,
    type,
    kind,
    resource: id,
    createdAt: at,
  });
}
