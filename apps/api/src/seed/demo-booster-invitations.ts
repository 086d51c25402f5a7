import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { requireContactKey } from '../features/review-booster/invitations/contact-key.ts';
import { invite } from '../features/review-booster/invitations/invitations.service.ts';
import {
  findUnsubscription,
  unsubscribe,
} from '../features/review-booster/invitations/unsubscribe.service.ts';
import type { Services } from '../services.ts';
import { ownerOf } from './demo-team.ts';

const guests = [
  'adam',
  'beata',
  'celina',
  'darek',
  'ewelina',
  'filip',
  'grażyna',
  'hubert',
  'iga',
  'jacek',
  'kamila',
  'leon',
  'marta',
  'norbert',
  'oliwia',
  'paweł',
];

/** Of the list that has been sent. */
const sentCount = 10;

const day = 86_400_000;

interface SentInvitation {
  id: number;
  locationId: number;
}

/**
 * Invites two lists of guests: one was sent last week, and one of its guests has unsubscribed; the other waits. Returns
 * who got the first one and may answer. Nothing goes out while the demo is made.
 */
export async function seedInvitations(
  services: Services,
  {
    companyId,
    ownerId,
    formId,
    locationIds,
  }: { companyId: number; ownerId: number; formId: number; locationIds: readonly number[] },
): Promise<SentInvitation[]> {
  const { database, now } = services;
  const member = ownerOf(companyId, ownerId);
  const lastWeek = new Date(now().getTime() - 8 * day);
  const basis = {
    how: 'zgoda w programie stałego gościa',
    given_at: new Date(now().getTime() - 30 * day).toISOString().slice(0, 10),
  };
  const listed = guests.map((name, index) => ({
    email: `${name.normalize('NFD').replaceAll(/[^a-z]/g, '')}@mail.example`,
    name,
    location: String(locationIds[index % Math.min(3, locationIds.length)]),
  }));
  const then = { ...services, now: () => lastWeek };
  await invite(then, member, formId, { rows: listed.slice(0, sentCount), basis, dry_run: false });
  const sent = await rows<SentInvitation>(
    database.queries,
    sql`update booster_invitations set state = 'sent', sending_at = send_at, sent_at = send_at
        where company_id = ${companyId} and state = 'queued' returning id::int8 as id, location_id::int8 as "locationId"`,
  );
  const [first, ...others] = sent.toSorted((a, b) => a.id - b.id);
  const [contact] = listed;
  if (!first || !contact) return [];
  const key = await requireContactKey(services, database.queries, companyId);
  const leaving = await findUnsubscription(services, key.unsubscribeToken(first.id, contact.email));
  if (leaving) await unsubscribe(then, leaving);
  await invite(services, member, formId, {
    rows: listed.slice(sentCount),
    basis,
    send_from: new Date(now().getTime() + 2 * day).toISOString(),
    dry_run: false,
  });
  return others;
}
