import type { LiveWorld } from '../world/live-world.ts';
import type { QuotaMeter } from './spend-quota.ts';

export interface GoogleEnv {
  Variables: {
    /** The account whose owner gave the consent behind the bearer token. */
    grantedAccount: string;
  };
}

export interface GoogleContext {
  world: LiveWorld;
  quota: QuotaMeter;
}
