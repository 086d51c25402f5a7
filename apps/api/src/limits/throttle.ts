import { sql } from 'drizzle-orm';
import { callerNetwork } from '../caller.ts';
import { rows, type Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';

/** What is limited: guesses, mails that we send, embed tokens, and calls that cost. */
const purposes = {
  login: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // From a browser in which the account was opened before.
  device: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // A code, or a recovery code, in a log-in: whoever tries knows the password.
  factor: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // A log-in by a passkey that is begun: each writes a row.
  passkey: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // A code or a passkey in a session, which may be stolen: it must not keep its holder from logging in.
  renewal: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // Mails that say that somebody guesses codes.
  guessed: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  password: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  link: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  federated: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  // A signed response of an identity provider takes CPU time to verify.
  assertion: { setting: 'PINFOLD_LOGIN_ATTEMPTS', minutes: 15 },
  register: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  reset: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60 },
  // By company: a whole team is invited at once, and the plan limits its size.
  invitation: { setting: 'PINFOLD_MAIL_ATTEMPTS', minutes: 60, addressAllowance: 50 },
  embed: { setting: 'PINFOLD_EMBED_TOKENS', minutes: 15 },
  registry: { setting: 'PINFOLD_LOOKUPS', minutes: 15 },
  // Of an SVG, which takes a process seconds; counted by company.
  picture: { setting: 'PINFOLD_LOOKUPS', minutes: 15 },
  // Of a key of an app store, which makes several calls there; counted by company.
  app_key: { limit: 30, minutes: 15 },
  places: { setting: 'PINFOLD_LOOKUPS', minutes: 1 },
  // Of the model's, given up before the first word or not; counted by company, as the month's limit is.
  draft: { setting: 'PINFOLD_AI_DRAFTS_PER_MINUTE', minutes: 1 },
  // Of a price, which Stripe counts; by company.
  preview: { limit: 30, minutes: 1 },
  // Whatever else Stripe is asked for a company: its page after a payment looks every few seconds.
  payment: { limit: 60, minutes: 1 },
  // An answer to a form that is stored, one that is erased, and the page with the form, each of which writes rows; counted
  // by network and link.
  booster: { limit: 30, minutes: 15 },
  booster_erasure: { limit: 30, minutes: 15 },
  booster_visit: { limit: 300, minutes: 15 },
  // An address that is looked up, exported or erased, so that a list is not tried out; counted by company.
  booster_contact: { limit: 30, minutes: 15 },
  // An activation code that somebody guesses; counted by company.
  voucher: { limit: 10, minutes: 60 },
} as const satisfies Record<string, Allowance>;

type Allowance = {
  minutes: number;
  /** How many times as often as an account an address may try. */
  addressAllowance?: number;
} & ({ setting: LimitSetting } | { limit: number });

type LimitSetting =
  | 'PINFOLD_LOGIN_ATTEMPTS'
  | 'PINFOLD_MAIL_ATTEMPTS'
  | 'PINFOLD_EMBED_TOKENS'
  | 'PINFOLD_LOOKUPS'
  | 'PINFOLD_AI_DRAFTS_PER_MINUTE';

export type TryPurpose = keyof typeof purposes;

/** Older counts than the longest window are not used any more. */
export const longestWindowMinutes = Math.max(...Object.values(purposes).map(({ minutes }) => minutes));

/** An office shares an address. */
const usualAllowance = 5;

export interface Try {
  purpose: TryPurpose;
  /** The target of the attempt: an email, or another name. */
  account?: string;
  /** The address of the caller; left out where it adds nothing. */
  address?: string;
}

/**
 * Counts an attempt by address and by account before it is checked, and refuses it past the limit. Counting first means
 * that simultaneous attempts cannot slip through together; an address past its limit locks no more accounts. Past the
 * limit attempts are slowed down: one more is allowed as each part of the window passes.
 * @throws Problem `too_many_attempts`
 */
export async function countTry(services: Services, { purpose, account, address }: Try): Promise<void> {
  const allowance: Allowance = purposes[purpose];
  const { minutes, addressAllowance = usualAllowance } = allowance;
  const limit = 'limit' in allowance ? allowance.limit : services.config[allowance.setting];
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

/**
 * Returns whether the attempt is allowed. One statement; a refused attempt is not counted, so that no one is locked out
 * forever.
 */
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
