import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { oneRow, type Queryable } from '../database/database.ts';
import { revokeGrant } from '../features/integrations/accounts/revoke-grant.job.ts';
import {
  directoryAccounts,
  directoryListings,
} from '../features/integrations/directories/directories.table.ts';
import { revokeFacebook } from '../features/integrations/directories/facebook/revoke-facebook.job.ts';
import { googleAccounts } from '../features/integrations/integrations.table.ts';
import { mobileAppAccounts } from '../app-stores/mobile-apps.table.ts';
import { federatedFlows } from '../features/session/federated/federated.table.ts';
import { totpFactors } from '../features/session/second-factor/second-factor.table.ts';
import {
  boosterContactKeys,
  boosterInvitations,
} from '../features/review-booster/invitations/invitations.table.ts';
import { boosterResponses } from '../features/review-booster/review-booster.table.ts';
import { idempotencyKeys } from '../idempotency/idempotency-keys.table.ts';
import type { Job } from '../jobs/define-job.ts';
import { sendMailJob } from '../mail/send-mail.ts';
import { initialKeyName } from '../secrets/key-ring.ts';
import type { SealPurpose } from '../secrets/sealer.ts';

/**
 * Every place in which sealed texts are stored, by what they are sealed for. The compiler asks for a line with each
 * purpose, and a test for each column and each call that seals; a purpose without a place travels and ends by itself.
 */
export const sealedPlaces: Readonly<Record<SealPurpose, readonly SealedPlace[]>> = {
  'refresh token': [column(googleAccounts.sealedRefreshToken), payload(revokeGrant, 'sealedToken')],
  'second factor': [column(totpFactors.sealedSecret), column(totpFactors.sealedPendingSecret)],
  'directory credentials': [
    column(directoryAccounts.sealedCredentials),
    column(directoryListings.sealedCredentials),
    column(mobileAppAccounts.sealedCredentials),
    payload(revokeFacebook, 'sealedToken'),
  ],
  'booster contact': [column(boosterResponses.sealedContact), column(boosterInvitations.sealedContact)],
  'booster key': [column(boosterContactKeys.sealedKey)],
  'kept answer': [column(idempotencyKeys.sealedAnswer)],
  mail: [payload(sendMailJob, 'sealed')],
  'login elsewhere': [column(federatedFlows.sealedDetails)],
  // At Google and back, in ten minutes.
  'authorization state': [],
  // In an address, for a quarter of an hour.
  'file link': [],
};

/** A column, or a field of a job's payload, in the pieces of a statement. */
export interface SealedPlace {
  /** For people: `table.column`, or `job name, field`. */
  name: string;
  table: SQL;
  /** The same as PostgreSQL's catalog has it. */
  relation: string;
  /** Which rows count. */
  where: SQL;
  /** What identifies a row, in the order in which rows are read. */
  ids: readonly [SQL, ...SQL[]];
  /** The sealed text of a row. */
  text: SQL;
  /** Assigns another text, in an update. */
  assign(sealed: string): SQL;
}

/** The places that a database has, with what is sealed there; one on which no server was started yet has no queue. */
export async function existingPlaces(
  queries: Queryable,
): Promise<(SealedPlace & { purpose: SealPurpose })[]> {
  const places = [];
  for (const purpose of Object.keys(sealedPlaces) as SealPurpose[])
    for (const place of sealedPlaces[purpose]) {
      const { exists } = await oneRow<{ exists: boolean }>(
        queries,
        sql`select to_regclass(${place.relation}) is not null as exists`,
      );
      if (exists) places.push({ ...place, purpose });
    }
  return places;
}

/** The name of the key of a row's text, as `keyNameOf` reads it. */
export function keyNameIn({ text }: SealedPlace): SQL {
  return sql`case when ${text} like 'v1.%.%' then split_part(${text}, '.', 2) else ${initialKeyName} end`;
}

function column(sealed: PgColumn): SealedPlace {
  const { name, primaryKeys, columns } = getTableConfig(sealed.table);
  const keys = primaryKeys[0]?.columns ?? columns.filter((one) => one.primary);
  const [first, ...others] = keys.map((key) => sql.identifier(key.name));
  if (!first) throw new Error(`${name} has no primary key`);
  const text = sql.identifier(sealed.name);
  return {
    name: `${name}.${sealed.name}`,
    table: sql`${sql.identifier(name)}`,
    relation: name,
    where: sql`${text} is not null`,
    ids: [sql`${first}`, ...others.map((other) => sql`${other}`)],
    text: sql`${text}`,
    assign: (value) => sql`${text} = ${value}`,
  };
}

/** Of jobs that are still to be run: pg-boss keeps what has ended for a day, and nobody opens it. */
function payload<Payload extends object>(job: Job<Payload>, field: keyof Payload & string): SealedPlace {
  return {
    name: `job ${job.name}, ${field}`,
    table: sql`pgboss.job`,
    relation: 'pgboss.job',
    where: sql`name = ${job.name} and state <= 'active'`,
    ids: [sql`id`],
    text: sql`data->>${field}::text`,
    assign: (value) => sql`data = jsonb_set(data, array[${field}::text], to_jsonb(${value}::text))`,
  };
}
