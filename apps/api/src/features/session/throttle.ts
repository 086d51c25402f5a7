import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { callerNetwork } from './caller.ts';

/** What is tried: something that is guessed, that has us send mail, or that is made for a page of somebody else's. */
const purposes = {
  login: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // From a browser in which the account was opened before.
  device: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  password: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  link: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  federated: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // Of a signed answer of an identity provider, which takes a process some work to check.
  assertion: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  register: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  reset: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  // Counted by company: a whole team is invited at once, and how large it can be is for the plan to say.
  invitation: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60, addressAllowance: 50 },
  embed: { setting: 'PINFOLD_EMBED_TOKENS', minutes: 15 },
  registry: { setting: 'PINFOLD_LOOKUPS', minutes: 15 },
  // Of an SVG, which takes a process seconds; counted by company.
  picture: { setting: 'PINFOLD_LOOKUPS', minutes: 15 },
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
  /** Where the request came from; left out where that says nothing more. */
  address?: string;
}

/**
 * Counts a try by address and by account before anything is looked at, and refuses it past the limit. Counting first
 * means that many tries at once cannot slip through together; an address that is past its limit locks no more accounts.
 * Whoever is past it is slowed down, not shut out: one try more is let on as each part of the window passes.
 */
export async function countTry(services: Services, { purpose, account, address }: Try): Promise<void> {
  const { setting, minutes, addressAllowance = usualAllowance }: Allowance = purposes[purpose];
  const limit = services.config[setting];
  if (address !== undefined)
    await countOne(
      services,
      `${purpose} address ${callerNetwork(address)}`,
      limit * addressAllowance,
      minutes,
    );
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
  const milliseconds = (minutes * 60_000) / limit;
  if (await increment(database.queries, { key, limit, moment, milliseconds })) return;
  const [row] = await rows<{ since: string | Date }>(
    database.queries,
    sql`select window_started_at as since from login_attempts where key = ${key}`,
  );
  const since = row ? new Date(row.since).getTime() : moment.getTime();
  const passed = (moment.getTime() - since) % milliseconds;
  throw new Problem('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((milliseconds - passed) / 1000)),
  });
}

interface Increment {
  key: string;
  limit: number;
  moment: Date;
  /** How long it takes until one try is no longer counted. */
  milliseconds: number;
}

/** Whether one more was let on. Decided in one statement; who is refused is not counted, so that nobody is kept out for ever. */
async function increment(
  queries: Queryable,
  { key, limit, moment, milliseconds }: Increment,
): Promise<boolean> {
  const now = sql`${moment.toISOString()}::timestamptz`;
  const parts = sql`greatest(0, floor(extract(epoch from ${now} - a.window_started_at) * 1000 / ${milliseconds}::float8))`;
  const left = sql`greatest(0, a.count - ${parts})`;
  const counted = await rows(
    queries,
    sql`insert into login_attempts as a (key, window_started_at, count) values (${key}, ${now}, 1)
        on conflict (key) do update set
          count = ${left} + 1,
          window_started_at = case when ${left} = 0 then ${now}
            else a.window_started_at + ${parts} * make_interval(secs => ${milliseconds / 1000}::float8) end
        where ${left} < ${limit}
        returning key`,
  );
  return counted.length > 0;
}
