import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { callerNetwork } from './caller-network.ts';

/** What is tried: something that is guessed, that has us send mail, or that is made for a page of somebody else's. */
const purposes = {
  login: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  password: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  link: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  federated: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  register: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  reset: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  // Counted by company: a whole team is invited at once, and how large it can be is for the plan to say.
  invitation: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60, addressAllowance: 50 },
  embed: { setting: 'PINFOLD_EMBED_TOKENS', minutes: 15 },
  registry: { setting: 'PINFOLD_LOOKUPS', minutes: 15 },
  places: { setting: 'PINFOLD_LOOKUPS', minutes: 1 },
} as const satisfies Record<string, Allowance>;

interface Allowance {
  setting: 'PINFOLD_LOGIN_ATTEMPTS' | 'PINFOLD_MAIL_ATTEMPTS' | 'PINFOLD_EMBED_TOKENS' | 'PINFOLD_LOOKUPS';
  minutes: number;
  /** How many times as often as an account an address may try. */
  addressAllowance?: number;
}

export type TryPurpose = keyof typeof purposes;

/** No window is longer, so older counts say nothing any more. */
export const longestWindowMinutes = Math.max(...Object.values(purposes).map(({ minutes }) => minutes));

/** An office shares an address. */
const usualAllowance = 5;

export interface Try {
  purpose: TryPurpose;
  /** At what the try aims: an e-mail, or whatever else names one target. */
  account?: string;
  /** Where the request came from. */
  address: string;
}

/**
 * Counts a try by address and by account before anything is looked at, and refuses it past the limit. Counting first
 * means that many tries at once cannot slip through together; an address that is past its limit locks no more accounts.
 */
export async function countTry(services: Services, { purpose, account, address }: Try): Promise<void> {
  const { setting, minutes, addressAllowance = usualAllowance }: Allowance = purposes[purpose];
  const limit = services.config[setting];
  await countOne(services, `${purpose} address ${callerNetwork(address)}`, limit * addressAllowance, minutes);
  if (account !== undefined) await countOne(services, accountKey(purpose, account), limit, minutes);
}

/** A try that was right clears the account, but not the address: an attacker's own account must not reset it. */
export async function forgiveAccount(
  queries: Queryable,
  purpose: TryPurpose,
  account: string,
): Promise<void> {
  await queries.execute(sql`delete from login_attempts where key = ${accountKey(purpose, account)}`);
}

function accountKey(purpose: TryPurpose, account: string): string {
  return `${purpose} account ${account}`;
}

async function countOne({ database, now }: Services, key: string, limit: number, minutes: number) {
  const moment = now();
  const { count, window_started_at } = await increment(database.queries, key, moment, minutes);
  if (count <= limit) return;
  const endsAt = new Date(window_started_at).getTime() + minutes * 60_000;
  throw new Problem('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((endsAt - moment.getTime()) / 1000)),
  });
}

async function increment(queries: Queryable, key: string, now: Date, minutes: number) {
  const moment = now.toISOString();
  const isOver = sql`a.window_started_at < ${moment}::timestamptz - make_interval(mins => ${minutes})`;
  const [row] = await rows<{ count: number; window_started_at: string | Date }>(
    queries,
    sql`insert into login_attempts as a (key, window_started_at, count) values (${key}, ${moment}, 1)
        on conflict (key) do update set
          count = case when ${isOver} then 1 else a.count + 1 end,
          window_started_at = case when ${isOver} then ${moment}::timestamptz else a.window_started_at end
        returning count, window_started_at`,
  );
  if (!row) throw new Error('an upsert answers its row');
  return row;
}
