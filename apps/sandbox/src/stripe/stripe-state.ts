import type { Apply } from '../world/world-event.ts';
import type { ObjectKind, StripeObject } from './objects/stripe-object.ts';
import type { StripeEvent } from './objects/webhook-objects.ts';

export type StripeWorldEvent =
  | {
      kind: 'stripe_written';
      /** In the order in which they were created or changed, whole. */
      objects: StripeObject[];
      removed: string[];
      number: number;
      answer?: KeptAnswer;
      /** What is left of a script's orders that the call has used. */
      directions?: Partial<StripeDirections>;
    }
  | { kind: 'stripe_event_delivered'; id: string }
  | { kind: 'stripe_events_replayed'; deliveries: Delivery[] }
  | { kind: 'stripe_directed'; directions: Partial<StripeDirections> };

/** What Stripe was told, and what its events did. */
export const applyStripeEvents: Apply<StripeWorldEvent> = {
  stripe_written({ stripe }, { at, objects, removed, number, answer, directions }) {
    stripe.number = number;
    if (directions) stripe.directions = { ...stripe.directions, ...directions };
    for (const object of objects) {
      stripe.objects.set(object.id, object);
      let kind = stripe.kinds.get(object.object);
      if (!kind) stripe.kinds.set(object.object, (kind = new Map()));
      kind.set(object.id, object);
      if (object.object === 'event') enqueueDeliveries(stripe, object);
    }
    for (const id of removed) remove(stripe, id);
    if (answer) stripe.answers.set(answer.key, answer);
    for (const [key, kept] of stripe.answers) {
      if (kept.at + answersKept > at) break;
      stripe.answers.delete(key);
    }
    for (const event of stripe.kinds.get('event')?.values() ?? []) {
      if (event.created * 1000 + eventsKept > at) break;
      remove(stripe, event.id);
    }
  },
  stripe_event_delivered: ({ stripe }, { id }) => void stripe.deliveries.delete(id),
  stripe_events_replayed({ stripe }, { deliveries }) {
    for (const delivery of deliveries) stripe.deliveries.set(delivery.id, delivery);
  },
  stripe_directed({ stripe }, { directions }) {
    stripe.directions = { ...stripe.directions, ...directions };
  },
};

/** What the sandbox's Stripe knows. Only `applyEvent` changes it. */
export interface StripeState {
  objects: Map<string, StripeObject>;
  /** The same by kind, in the order in which they were created. */
  kinds: Map<ObjectKind, Map<string, StripeObject>>;
  /** The first answers to calls with an `Idempotency-Key`, the oldest first. */
  answers: Map<string, KeptAnswer>;
  /** Events that their endpoints have not taken yet. */
  deliveries: Map<string, Delivery>;
  directions: StripeDirections;
  /** Grows with every object; ids are made of it. */
  number: number;
}

export interface KeptAnswer {
  key: string;
  /** Path and parameters, to tell another call with the same key. */
  call: string;
  status: number;
  body: string;
  requestId: string;
  at: number;
}

export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
}

/** What a script ordered. */
export interface StripeDirections {
  /** Whether events go out, wait until they are released, or get lost. */
  events: 'deliver' | 'hold' | 'drop';
  /** How often each event is delivered. */
  copies: number;
  /** Whether waiting events go out in another order than they happened. */
  shuffled: boolean;
  /** By subscription, or `*` for any, how many of the next payments without the customer fail. */
  failingPayments: Record<string, number>;
  /** By VAT number, or `*` for any, what VIES says of it. */
  vies: Record<string, ViesAnswer>;
}

export type ViesAnswer = 'pending' | 'verified' | 'unverified' | 'unavailable';

export function nothingAtStripeYet(): StripeState {
  return {
    objects: new Map(),
    kinds: new Map(),
    answers: new Map(),
    deliveries: new Map(),
    directions: { events: 'deliver', copies: 1, shuffled: false, failingPayments: {}, vies: {} },
    number: 0,
  };
}

/** The endpoints that asked for events of this type. */
export function endpointsFor({ kinds }: StripeState, type: string): string[] {
  return [...(kinds.get('webhook_endpoint')?.values() ?? [])]
    .filter(
      (one) =>
        one.object === 'webhook_endpoint' &&
        one.status === 'enabled' &&
        one.enabled_events.some((asked) => asked === '*' || asked === type),
    )
    .map(({ id }) => id);
}

function enqueueDeliveries(stripe: StripeState, { id: event, type }: StripeEvent): void {
  const { events, copies } = stripe.directions;
  if (events === 'drop') return;
  for (const endpoint of endpointsFor(stripe, type))
    for (let copy = 1; copy <= copies; copy += 1) {
      const id = `${event}/${endpoint}/${copy}`;
      stripe.deliveries.set(id, { id, event, endpoint });
    }
}

function remove(stripe: StripeState, id: string): void {
  const object = stripe.objects.get(id);
  if (!object) return;
  stripe.objects.delete(id);
  stripe.kinds.get(object.object)?.delete(id);
}

const day = 86_400_000;
/** At least 24 hours (docs.stripe.com/api/idempotent_requests). */
const answersKept = day;
const eventsKept = 30 * day;
