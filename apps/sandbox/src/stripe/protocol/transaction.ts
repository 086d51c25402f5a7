import { createHash } from 'node:crypto';
import type { LiveWorld } from '../../world/live-world.ts';
import type { ObjectKind, ObjectOf, StripeObject } from '../objects/stripe-object.ts';
import type { KeptAnswer, StripeDirections } from '../stripe-state.ts';
import { type Objects, show } from './show.ts';
import { missingObject } from './stripe-error.ts';

/** The version of the API that events are written in. */
export const stripeApiVersion = '2026-10-28.endive';

/** What one call, or one moment of Stripe's clock, reads and writes: all of it, or nothing. */
export interface Transaction extends Objects {
  readonly world: LiveWorld;
  /** Seconds. */
  readonly now: number;
  /** An object as it is. `param` names the parameter that has the id. @throws StripeError resource_missing */
  get<Kind extends ObjectKind>(kind: Kind, id: string, param?: string): Readonly<ObjectOf<Kind>>;
  /** An object to change in place. @throws StripeError resource_missing */
  edit<Kind extends ObjectKind>(kind: Kind, id: string, param?: string): ObjectOf<Kind>;
  /** Objects of a kind, in the order of creation. */
  list<Kind extends ObjectKind>(kind: Kind): ObjectOf<Kind>[];
  insert<One extends StripeObject>(object: One): One;
  remove(id: string): void;
  newId(prefix: string): string;
  /** What every new object begins with. */
  base<Kind extends ObjectKind>(
    kind: Kind,
    prefix: string,
  ): { id: string; object: Kind; created: number; livemode: false };
  /** Tells the endpoints that something happened to an object, as it is now. */
  emit(type: string, object: StripeObject): void;
  /** What a script ordered, as far as it is not used up. */
  readonly directions: StripeDirections;
  /** Uses up a part of what a script ordered, also where the rest is taken back. */
  direct(directions: Partial<StripeDirections>): void;
  /** Takes back what was written so far. */
  discard(): void;
  /** Writes what has changed; without any change and answer nothing. */
  commit(answer?: KeptAnswer): void;
}

/** Opens a transaction at a moment in seconds; default now. */
export function openTransaction(
  world: LiveWorld,
  at: number = Math.floor(world.now() / 1000),
  request: { id: string | null; key: string | null } = { id: null, key: null },
): Transaction {
  const { stripe, seed } = world.state;
  const written = new Map<string, StripeObject>();
  const removed = new Set<string>();
  let { number } = stripe;
  let directed: Partial<StripeDirections> | undefined;

  const find = (id: string) => (removed.has(id) ? undefined : (written.get(id) ?? stripe.objects.get(id)));

  function get<Kind extends ObjectKind>(kind: Kind, id: string, param?: string): ObjectOf<Kind> {
    const object = find(id);
    if (object?.object !== kind) throw missingObject(kind, id, param);
    return object as ObjectOf<Kind>;
  }

  const transaction: Transaction = {
    world,
    now: at,
    find,
    get,
    *all() {
      for (const id of stripe.objects.keys()) {
        const object = find(id);
        if (object) yield object;
      }
      for (const [id, object] of written) if (!stripe.objects.has(id)) yield object;
    },
    edit(kind, id, param) {
      const object = get(kind, id, param);
      if (written.has(id)) return object;
      const draft = structuredClone(object);
      written.set(id, draft);
      return draft;
    },
    list<Kind extends ObjectKind>(kind: Kind) {
      const listed: ObjectOf<Kind>[] = [];
      for (const [id, object] of stripe.kinds.get(kind) ?? [])
        if (!removed.has(id)) listed.push((written.get(id) ?? object) as ObjectOf<Kind>);
      for (const [id, object] of written)
        if (object.object === kind && !stripe.objects.has(id)) listed.push(object as ObjectOf<Kind>);
      return listed;
    },
    insert(object) {
      written.set(object.id, object);
      return object;
    },
    remove(id) {
      written.delete(id);
      removed.add(id);
    },
    newId(prefix) {
      number += 1;
      return `${prefix}_${idOf(seed, number)}`;
    },
    base: (kind, prefix) => ({
      id: transaction.newId(prefix),
      object: kind,
      created: at,
      livemode: false,
    }),
    emit(type, object) {
      transaction.insert({
        ...transaction.base('event', 'evt'),
        api_version: stripeApiVersion,
        data: { object: structuredClone(show(transaction, object)) },
        pending_webhooks: 1,
        request: { id: request.id, idempotency_key: request.key },
        type,
      });
    },
    get directions() {
      return { ...stripe.directions, ...directed };
    },
    direct(directions) {
      directed = { ...directed, ...directions };
    },
    discard() {
      written.clear();
      removed.clear();
    },
    commit(answer) {
      if (written.size === 0 && removed.size === 0 && !answer && !directed) return;
      world.commit(
        {
          kind: 'stripe_written',
          objects: [...written.values()].map((object) => structuredClone(object)),
          removed: [...removed],
          number,
          ...(answer && { answer }),
          ...(directed && { directions: directed }),
        },
        Math.min(at * 1000, world.now()),
      );
    },
  };
  return transaction;
}

/** Looks drawn, and is the same for the same world and number. */
function idOf(seed: number, number: number): string {
  const hash = createHash('sha256').update(`stripe/${seed}/${number}`).digest('base64url');
  return hash.replaceAll(/[-_]/g, '').slice(0, 24);
}
