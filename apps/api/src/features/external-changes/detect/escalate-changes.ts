import { and, eq, inArray, ne } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Queryable } from '../../../database/database.ts';
import { panelUrl } from '../../../mail/panel-url.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { locations } from '../../listings/listings.table.ts';
import { users } from '../../session/session.table.ts';
import { addChangeEvents } from '../change-events.ts';
import { externalChanges } from '../external-changes.table.ts';
import type { UndecidedChange } from './apply-rule.ts';
import { editWarMail } from './edit-war-mail.ts';

/** Leaves changes to a person, and sends those who can decide one mail about each location. */
export async function escalateChanges(
  services: Services,
  tx: Queryable,
  companyId: number,
  changes: readonly UndecidedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  await tx
    .update(externalChanges)
    .set({ isEscalated: true })
    .where(and(eq(externalChanges.companyId, companyId), inArray(externalChanges.id, ids)));
  await addChangeEvents(
    tx,
    companyId,
    services.now(),
    ids.map((changeId) => ({ changeId, kind: 'escalated' as const, isByRule: true })),
  );
  for (const [locationId, ofLocation] of Map.groupBy(changes, (change) => change.locationId))
    await tellDeciders(services, tx, { companyId, locationId }, ofLocation);
  await services.live.publish(tx, companyId, { topic: 'external_changes', ids });
}

async function tellDeciders(
  services: Services,
  tx: Queryable,
  { companyId, locationId }: Pick<UndecidedChange, 'companyId' | 'locationId'>,
  changes: readonly UndecidedChange[],
): Promise<void> {
  const [location] = await tx
    .select({ name: locations.name, addressLine: locations.addressLine, city: locations.city })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, locationId)));
  if (!location) return;
  const about = {
    place: Object.values(location)
      .filter((part) => part !== '')
      .join(', '),
    fields: changes.map(({ field }) => field),
    times: services.config.PINFOLD_EDIT_WAR_LIMIT,
    url: panelUrl(services, `/business-addresses/${locationId}/external-changes-list?company=${companyId}`),
  };
  for (const { email, language } of await decidersOf(tx, companyId))
    await sendMail(services, tx, { to: email, language, mail: editWarMail(language, about) });
}

/** Owners and admins, who see every location. */
async function decidersOf(tx: Queryable, companyId: number) {
  return tx
    .select({ email: users.email, language: users.language })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.companyId, companyId),
        eq(members.status, 'active'),
        ne(members.type, memberTypes.manager),
        eq(users.isDemo, false),
      ),
    )
    .orderBy(users.id);
}
