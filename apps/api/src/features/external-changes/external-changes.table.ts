import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ChangeDecision,
  ChangeEventKind,
  ChangeField,
  ChangeReason,
  ChangeSource,
  ChangeStatus,
  ChangeType,
  DecisionStep,
} from '@pinfold/contract/features/external-changes/external-change';
import type { ChangeValues } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { companyId, identity, moment, reference } from '../../database/columns.ts';
import type { StoredProblem } from '../listings/updates/listing-updates.table.ts';

/** One field of one location that others changed, and the state of the decision about it. */
export const externalChanges = pgTable(
  'external_changes',
  {
    companyId: companyId(),
    id: identity(),
    locationId: reference('location_id').notNull(),
    field: text('field').$type<ChangeField>().notNull(),
    source: smallint('source').$type<ChangeSource>().notNull(),
    type: smallint('type').$type<ChangeType>().notNull(),
    status: smallint('status').$type<ChangeStatus>().notNull().default(1),
    decision: smallint('decision').$type<ChangeDecision>().notNull().default(0),
    step: text('step').$type<DecisionStep>().notNull().default('none'),
    ours: jsonb('ours').$type<ChangeValues>().notNull(),
    live: jsonb('live').$type<ChangeValues>().notNull(),
    proposed: jsonb('proposed').$type<ChangeValues>().notNull(),
    /** A digest of field and proposal; equal for what users see as the same change. */
    identicalKey: text('identical_key').notNull(),
    reason: text('reason').$type<ChangeReason>(),
    isEscalated: boolean('is_escalated').notNull().default(false),
    detectedAt: moment('detected_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Null where a rule decided. */
    decidedBy: reference('decided_by'),
    isByRule: boolean('is_by_rule').notNull().default(false),
    /** The decision can be undone until then. */
    sendAt: moment('send_at'),
    /** The listing's update that carries the decision to the provider, or that ended the change. */
    updateId: reference('update_id'),
    /** How often the decision was handed over. */
    attempts: smallint('attempts').notNull().default(0),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // One open change a field: a repeated sync finds the same one.
    uniqueIndex('external_changes_open')
      .on(table.companyId, table.locationId, table.field)
      .where(sql`status = 1`),
    index('external_changes_newest').on(
      table.companyId,
      table.status,
      table.detectedAt.desc(),
      table.id.desc(),
    ),
    // The history reads several statuses together.
    index('external_changes_looking_back').on(table.companyId, table.detectedAt.desc(), table.id.desc()),
    index('external_changes_location').on(table.companyId, table.locationId, table.status),
    index('external_changes_identical').on(table.companyId, table.status, table.identicalKey),
    index('external_changes_update').on(table.companyId, table.updateId),
  ],
);

export type ChangeRecord = typeof externalChanges.$inferSelect;

/** Which location of which company. */
export interface LocationRef {
  companyId: number;
  locationId: number;
}

/** What happened to changes: added to, never rewritten. */
export const externalChangeEvents = pgTable(
  'external_change_events',
  {
    companyId: companyId(),
    id: identity(),
    changeId: reference('change_id').notNull(),
    kind: text('kind').$type<ChangeEventKind>().notNull(),
    at: moment('at').notNull(),
    userId: reference('user_id'),
    isByRule: boolean('is_by_rule').notNull().default(false),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('external_change_events_change').on(table.companyId, table.changeId, table.id),
  ],
);

/** Which fields are protected; group 0 is the company. A row without fields protects nothing there. */
export const protectedFieldSets = pgTable(
  'protected_fields',
  {
    companyId: companyId(),
    groupId: reference('group_id').notNull(),
    fields: text('fields').array().$type<ChangeField[]>().notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: reference('updated_by'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.groupId] })],
);

/** When each location was last compared with the provider, so that polling takes the one that waits longest. */
export const externalChangeChecks = pgTable(
  'external_change_checks',
  {
    companyId: companyId(),
    locationId: reference('location_id').notNull(),
    checkedAt: moment('checked_at').notNull(),
    /** Our last edit of attributes that is known to be published. */
    settledUpdateId: reference('settled_update_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.locationId] }),
    index('external_change_checks_oldest').on(table.checkedAt),
  ],
);

/** How far polling is with the locations of an account, so that a large one is gone on with where the quota ended. */
export const externalChangePolls = pgTable(
  'external_change_polls',
  {
    companyId: companyId(),
    googleAccountId: reference('google_account_id').notNull(),
    /** Of the next page; empty for the first. */
    pageToken: text('page_token').notNull().default(''),
    polledAt: moment('polled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.googleAccountId] })],
);
