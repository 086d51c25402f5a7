import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { panelUrl } from '../../mail/panel-url.ts';
import type { Services } from '../../services.ts';
import { type MailedLinkKind, mailedLinks } from './session.table.ts';
import { hashToken, newToken } from '../../secrets/token.ts';

type MailedLinkRow = typeof mailedLinks.$inferSelect;

/** The two parts that stand in the address. */
export interface LinkParts {
  uid: string;
  token: string;
}

interface NewMailedLink {
  kind: MailedLinkKind;
  hours: number;
  userId?: number | null;
  companyId?: number;
  details?: object;
}

/** Makes a link for a mail. Its token is known to the mail alone. */
export async function createMailedLink(
  tx: Queryable,
  { hours, ...link }: NewMailedLink,
  now: Date,
): Promise<LinkParts> {
  const uid = randomBytes(12).toString('base64url');
  const token = newToken();
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await tx
    .insert(mailedLinks)
    .values({ ...link, uid, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return { uid, token };
}

/** What a link stands for, while it can still be used. */
export async function findMailedLink(
  queries: Queryable,
  kind: MailedLinkKind,
  parts: LinkParts,
  now: Date,
): Promise<MailedLinkRow | undefined> {
  const [link] = await queries
    .select()
    .from(mailedLinks)
    .where(usable(kind, parts, now));
  return link;
}

/** Uses a link up: of many that try at once, one is given it. */
export async function takeMailedLink(
  tx: Queryable,
  kind: MailedLinkKind,
  parts: LinkParts,
  now: Date,
): Promise<MailedLinkRow | undefined> {
  const [link] = await tx
    .delete(mailedLinks)
    .where(usable(kind, parts, now))
    .returning();
  return link;
}

function usable(kind: MailedLinkKind, { uid, token }: LinkParts, now: Date) {
  return and(
    eq(mailedLinks.uid, uid),
    eq(mailedLinks.kind, kind),
    eq(mailedLinks.tokenHash, hashToken(token)),
    gt(mailedLinks.expiresAt, now),
  );
}

type Panel = Pick<Services, 'publicUrl'>;

/** Addresses of the panel's session pages, for mails. */
export const sessionPages = {
  login: (panel: Panel) => panelUrl(panel, '/session/login'),
  forgotPassword: (panel: Panel) => panelUrl(panel, '/session/forgot-password'),
  confirmEmail: (panel: Panel, { uid, token }: LinkParts) =>
    panelUrl(panel, `/session/confirm-email/${uid}/${token}`),
  invitation: (panel: Panel, { uid, token }: LinkParts) => panelUrl(panel, `/invitation/${uid}/${token}`),
  passwordReset: (panel: Panel, { uid, token }: LinkParts) =>
    panelUrl(panel, `/password-reset/${uid}/${token}`),
};
