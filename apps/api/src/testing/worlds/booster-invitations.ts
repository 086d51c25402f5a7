import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  inviteContacts,
  listInvitations,
  type NewBoosterInvitations,
} from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import { rows } from '../../database/database.ts';
import { unsubscribePages } from '../../features/review-booster/invitations/unsubscribe-pages.routes.ts';
import { startReviewBooster } from './review-booster.ts';

export const invitationBasis = { how: 'zgoda przy zakupie', given_at: '2031-05-01' };

/** A form of a location, a still clock, and what is done with its invitations. */
export async function startInvitations() {
  const world = await startReviewBooster({}, { now: new Date('2031-05-05T09:00:00Z'), isClockStill: true });
  const { owner, form } = world;
  const params = { id: form.id };
  const pages = new Hono().route('/i', unsubscribePages(world.services));
  return {
    ...world,
    params,
    invite: (csv: string, asked: Partial<NewBoosterInvitations> = {}, as = owner) =>
      world.ok(inviteContacts, { as, params, body: { csv, basis: invitationBasis, ...asked } }),
    /** Sessions do not last as long as invitations are remembered. */
    loggedInLater: () => world.make.member(world.companyId, { type: memberTypes.owner }),
    refuse: (body: object) =>
      world.requestRaw(inviteContacts, { as: owner, params, body: { basis: invitationBasis, ...body } }),
    listed: () => world.ok(listInvitations, { as: owner, params }),
    async sent(to?: string) {
      await world.jobs.settle();
      return world.mails(to);
    },
    visit: (url: string | undefined, init?: RequestInit) => pages.request(url ?? '', init),
    stored: () =>
      rows<{ contact_hash: string; state: string; sealed_contact: string | null; is_recent: boolean }>(
        world.services.database.queries,
        sql`select contact_hash, state, sealed_contact, is_recent from booster_invitations order by id`,
      ),
  };
}

/** The link of a mail that leads below an address. */
export const linkTo = (mail: { links: string[] } | undefined, path: string): string | undefined =>
  mail?.links.find((link) => new URL(link).pathname.startsWith(path));
