import { createIdenticalTexts } from './identical-texts.ts';
import { firstActAt } from './lively-schedule.ts';
import { currentSource } from './listings/current-source.ts';
import { noListingsYet } from './listings/listings-state.ts';
import { googleQuotas } from './quotas.ts';
import { seededSource } from './seeded-source.ts';
import type { WorldChoice } from './seeded-source.ts';
import { addressKey } from './state.ts';
import type { State } from './state.ts';

/** A demo's bulk reply to a view of a few hundred passes; a careless one to everything does not. */
const repetitiveAfter = 400;

export interface StateOptions {
  world: WorldChoice;
  seed: number;
  lively: boolean;
  moderationSeconds: number;
  publishingSeconds: number;
}

export async function initialState(options: StateOptions, seededAt: number): Promise<State> {
  const listings = noListingsYet(options.publishingSeconds);
  const source = currentSource(await seededSource(options.world, options.seed, seededAt), listings);
  const pending = source.seededPending().map(({ locationId, review }) => {
    const address = { locationId, reviewId: review.id };
    return [addressKey(address), { ...address, writtenAt: review.reply?.updateTime ?? seededAt }] as const;
  });
  return {
    source,
    listings,
    seed: options.seed,
    seededAt,
    clockOffset: 0,
    changed: new Map(),
    shelves: new Map(),
    replyWrites: new Map(),
    pending: new Map(pending),
    identicalTexts: createIdenticalTexts(),
    moderation: { automatic: true, seconds: options.moderationSeconds, repetitiveAfter },
    quotas: googleQuotas,
    lively: { enabled: options.lively, nextAt: firstActAt(options.seed, seededAt), acts: 0 },
    revokedAccounts: new Set(),
    usedCodes: new Set(),
    consents: new Set(),
    notificationSettings: new Map(),
    subscriptions: new Map(),
    outbox: new Map(),
    faults: [],
    mails: [],
    mailFaults: [],
    samlChoice: undefined,
    lastNumber: 0,
  };
}
