import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { isEqual } from '../../../secrets/sealer.ts';
import type { Services } from '../../../services.ts';
import { boosterContactKeys } from './invitations.table.ts';

/** What a company knows its contacts by, without their addresses, and signs their links with. */
export interface ContactKey {
  /** The same for the same address, however it is capitalised. */
  hash(email: string): string;
  /** A token of an invitation that is good for one purpose. */
  token(purpose: TokenPurpose, invitationId: number): string;
}

/** `answer` leads to the form, `unsubscribe` out of the list: neither does what the other does. */
export type TokenPurpose = 'answer' | 'unsubscribe';

/** An invitation that a token was made for. */
export interface TokenOf {
  companyId: number;
  invitationId: number;
}

/** Returns the key of a company; undefined while it has invited nobody. */
export async function findContactKey(
  { sealer }: Pick<Services, 'sealer'>,
  queries: Queryable,
  companyId: number,
): Promise<ContactKey | undefined> {
  const [row] = await queries
    .select()
    .from(boosterContactKeys)
    .where(eq(boosterContactKeys.companyId, companyId));
  return row && contactKey(companyId, Buffer.from(sealer.open('booster key', row.sealedKey), 'base64url'));
}

/** Returns the key of a company, drawn where there is none. */
export async function requireContactKey(
  services: Pick<Services, 'sealer'>,
  tx: Queryable,
  companyId: number,
): Promise<ContactKey> {
  const known = await findContactKey(services, tx, companyId);
  if (known) return known;
  const { sealer } = services;
  const sealedKey = sealer.seal('booster key', randomBytes(32).toString('base64url'));
  await tx.insert(boosterContactKeys).values({ companyId, sealedKey }).onConflictDoNothing();
  const drawn = await findContactKey(services, tx, companyId);
  if (!drawn) throw new Error('a key that was just stored is found');
  return drawn;
}

/** Returns what a token was made for; undefined for one that is forged, or for something else. */
export async function readToken(
  services: Pick<Services, 'sealer'>,
  queries: Queryable,
  purpose: TokenPurpose,
  token: unknown,
): Promise<TokenOf | undefined> {
  if (typeof token !== 'string') return undefined;
  const [, company, invitation] = /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? [];
  if (company === undefined || invitation === undefined) return undefined;
  const [companyId, invitationId] = [Number(company), Number(invitation)];
  const key = await findContactKey(services, queries, companyId);
  if (!key || !isEqual(token, key.token(purpose, invitationId))) return undefined;
  return { companyId, invitationId };
}

function contactKey(companyId: number, key: Buffer): ContactKey {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    hash: (email) => mac(`contact ${email.toLowerCase()}`),
    token: (purpose, id) => `${companyId}.${id}.${mac(`${purpose} ${id}`)}`,
  };
}
