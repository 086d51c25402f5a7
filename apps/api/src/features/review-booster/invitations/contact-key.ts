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
  /** A token that leads to the form, and not out of the list. */
  answerToken(invitationId: number): string;
  /** A token that leads out of the list alone. It names the contact by its hash, and so outlives the invitation. */
  unsubscribeToken(invitationId: number, email: string): string;
}

/** An invitation that a token was made for. */
export interface TokenOf {
  companyId: number;
  invitationId: number;
}

/** Returns the key of a company; undefined while it has invited nobody. */
export async function findContactKey(
  services: Pick<Services, 'sealer'>,
  queries: Queryable,
  companyId: number,
): Promise<ContactKey | undefined> {
  const secret = await findSecret(services, queries, companyId);
  return secret && contactKey(companyId, secret);
}

async function findSecret(
  { sealer }: Pick<Services, 'sealer'>,
  queries: Queryable,
  companyId: number,
): Promise<Buffer | undefined> {
  const [row] = await queries
    .select()
    .from(boosterContactKeys)
    .where(eq(boosterContactKeys.companyId, companyId));
  return row && Buffer.from(sealer.open('booster key', row.sealedKey), 'base64url');
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

/** Returns the invitation that an answer's token was made for; undefined for one that is forged, or for something else. */
export async function readAnswerToken(
  services: Pick<Services, 'sealer'>,
  queries: Queryable,
  token: unknown,
): Promise<TokenOf | undefined> {
  return readToken(services, queries, token, /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.[\w-]{43}$/);
}

/** Returns the invitation and the hash of the contact whom a token takes off the list; undefined as above. */
export async function readUnsubscribeToken(
  services: Pick<Services, 'sealer'>,
  queries: Queryable,
  token: unknown,
): Promise<(TokenOf & { hash: string }) | undefined> {
  return readToken(services, queries, token, /^([1-9]\d{0,14})\.([1-9]\d{0,14})\.([\w-]{43})\.[\w-]{43}$/);
}

async function readToken(
  services: Pick<Services, 'sealer'>,
  queries: Queryable,
  token: unknown,
  pattern: RegExp,
): Promise<(TokenOf & { hash: string }) | undefined> {
  if (typeof token !== 'string') return undefined;
  const [, company, invitation, hash = ''] = pattern.exec(token) ?? [];
  if (company === undefined || invitation === undefined) return undefined;
  const named = { companyId: Number(company), invitationId: Number(invitation), hash };
  const secret = await findSecret(services, queries, named.companyId);
  return secret && isEqual(token, signed(secret, named)) ? named : undefined;
}

function contactKey(companyId: number, secret: Buffer): ContactKey {
  const hash = (email: string) => mac(secret, `contact ${email.toLowerCase()}`);
  return {
    hash,
    answerToken: (invitationId) => signed(secret, { companyId, invitationId, hash: '' }),
    unsubscribeToken: (invitationId, email) => signed(secret, { companyId, invitationId, hash: hash(email) }),
  };
}

/** Without a hash a token is for an answer. */
function signed(secret: Buffer, { companyId, invitationId, hash }: TokenOf & { hash: string }): string {
  return hash === ''
    ? `${companyId}.${invitationId}.${mac(secret, `answer ${invitationId}`)}`
    : `${companyId}.${invitationId}.${hash}.${mac(secret, `unsubscribe ${invitationId} ${hash}`)}`;
}

function mac(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
