import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { InvitationState } from '@pinfold/contract/features/review-booster/booster-invitation';
import type { Language } from '@pinfold/contract/languages';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';

/** A list of contacts that was uploaded: what its invitations say, and on what ground they are sent. */
export const boosterInvitationLists = pgTable(
  'booster_invitation_lists',
  {
    companyId: companyId(),
    id: identity(),
    formId: reference('form_id').notNull(),
    /** The member who answers for the ground. */
    createdBy: reference('created_by').notNull(),
    /** How the contacts agreed, in the words of the company. */
    basis: text('basis').notNull(),
    basisDay: date('basis_day').notNull(),
    subject: text('subject'),
    message: text('message'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('booster_invitation_lists_form').on(table.companyId, table.formId),
  ],
);

export const boosterInvitations = pgTable(
  'booster_invitations',
  {
    companyId: companyId(),
    id: identity(),
    listId: reference('list_id').notNull(),
    formId: reference('form_id').notNull(),
    /** Null once the location is deleted. */
    locationId: reference('location_id'),
    /** Address and name as JSON; null once erased. */
    sealedContact: text('sealed_contact'),
    contactHash: text('contact_hash').notNull(),
    /** Keeps the contact from being invited again: for 90 days, unless the invitation was never sent. */
    isRecent: boolean('is_recent').notNull().default(true),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<InvitationState>().notNull().default('queued'),
    sendAt: moment('send_at').notNull(),
    /** The mail server may have it: set before it is called, and taken back where it refused. */
    sendingAt: moment('sending_at'),
    sentAt: moment('sent_at'),
    /** The day, at midnight UTC. */
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('booster_invitations_recent')
      .on(table.companyId, table.contactHash)
      .where(sql`is_recent`),
    index('booster_invitations_form').on(table.companyId, table.formId, table.id.desc()),
    index('booster_invitations_contact').on(table.companyId, table.contactHash),
    index('booster_invitations_queued')
      .on(table.sendAt)
      .where(sql`state = 'queued'`),
    index('booster_invitations_kept')
      .on(table.createdAt)
      .where(sql`sealed_contact is not null`),
  ],
);

/** Who wants no more invitations of a company. They outlive forms and lists. */
export const boosterSuppressions = pgTable(
  'booster_suppressions',
  {
    companyId: companyId(),
    contactHash: text('contact_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.contactHash] })],
);

/**
 * The key of a company's hashes and tokens. It is drawn once and sealed like any secret: a key of the installation that
 * is replaced would otherwise take every unsubscription with it.
 */
export const boosterContactKeys = pgTable('booster_contact_keys', {
  companyId: companyId().primaryKey(),
  sealedKey: text('sealed_key').notNull(),
});
