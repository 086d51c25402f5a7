import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Permission } from '@pinfold/contract/access/permissions';
import { companyId, identity, moment, reference } from '../../../database/columns.ts';
import { users } from '../session.table.ts';

/** Keys of a company's own server. Kept only as a SHA-256. */
export const apiKeys = pgTable(
  'api_keys',
  {
    companyId: companyId(),
    id: identity(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    createdBy: reference('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/** Short-lived tokens that show a part of a company; they end with the key that asked for them. */
export const embedTokens = pgTable(
  'embed_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    companyId: companyId(),
    apiKeyId: reference('api_key_id').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    allLocations: boolean('all_locations').notNull(),
    locationIds: reference('location_ids').array().notNull(),
    groupIds: reference('group_ids').array().notNull(),
    allowedOrigins: text('allowed_origins').array().notNull(),
    label: text('label').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.apiKeyId],
      foreignColumns: [apiKeys.companyId, apiKeys.id],
    }).onDelete('cascade'),
    index('embed_tokens_expiry').on(table.expiresAt),
  ],
);

/** Tokens by which an owner sees a company through a member's eyes, reading only. */
export const viewAsTokens = pgTable('view_as_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: companyId(),
  /** Through whose eyes. */
  userId: reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Who looks. */
  viewerId: reference('viewer_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
