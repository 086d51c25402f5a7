import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SsoConnection } from '@pinfold/contract/features/session/sso-connection.endpoints';
import { companyId, moment, reference } from '../../../database/columns.ts';
import { users } from '../session.table.ts';

const userId = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The identity of a user at an OpenID Connect provider. Single sign-on links no identities: it only opens accounts of
 * its company.
 */
export const userIdentities = pgTable(
  'user_identities',
  { provider: text('provider').notNull(), subject: text('subject').notNull(), userId: userId() },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** A login that was begun at an identity provider; deleted when its response arrives, so that each is used once. */
export const federatedFlows = pgTable('federated_flows', {
  stateHash: text('state_hash').primaryKey(),
  /** Hash of the cookie of the browser that began it. */
  browserHash: text('browser_hash').notNull(),
  /** What is needed when the response arrives, encrypted. */
  sealedDetails: text('sealed_details').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A company's SAML identity provider. */
export const ssoConnections = pgTable('sso_connections', {
  companyId: reference('company_id').primaryKey(),
  teamName: text('team_name').notNull().unique(),
  entityId: text('entity_id').notNull(),
  ssoUrl: text('sso_url').notNull(),
  certificate: text('certificate').notNull(),
  autoCreate: boolean('auto_create').notNull(),
  groupMapping: jsonb('group_mapping').$type<SsoConnection['group_mapping']>().notNull(),
});

/** Assertions that were accepted, until they would expire by themselves: none is accepted twice. */
export const ssoAssertions = pgTable(
  'sso_assertions',
  {
    companyId: companyId(),
    assertionId: text('assertion_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.assertionId] })],
);

/** What the browser exchanges for a session after a login elsewhere: once, and soon. */
export const ssoTickets = pgTable('sso_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  csrfHash: text('csrf_hash').notNull(),
  userId: userId(),
  next: text('next'),
  /** The only company that the session will open. */
  onlyCompanyId: reference('only_company_id'),
  /** The provider was told to ask for the credentials again. */
  isFresh: boolean('is_fresh').notNull().default(false),
  expiresAt: moment('expires_at').notNull(),
});
