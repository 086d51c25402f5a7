import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, Timestamp } from '../../id.ts';
import { importProblems } from './import-problems.ts';

export const ImportProgress = z
  .object({
    id: Id,
    google_account_id: Id,
    account_title: z.string(),
    status: z.enum(['in_progress', 'done']),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
    total: z.number().int(),
    left: z.number().int().describe('Places that still wait for their turn.'),
    imported: z.number().int(),
    errored: z.number().int(),
    already_imported: z.number().int(),
    unverified_ignored: z.number().int(),
    failures: z
      .array(
        z.object({
          google_name: z.string(),
          name: z.string(),
          address: z.string(),
          problem: z.enum(importProblems),
        }),
      )
      .describe('Places that could not be imported, 200 at most.'),
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.infer<typeof ImportProgress>;

export const getImportStatus = defineEndpoint({
  id: 'getImportStatus',
  method: 'get',
  path: '/gmb-accounts/import-status/',
  summary: 'How far the last import of places is, and what became of each',
  access: {
    permission: 'manage_gmb_account',
    module: 'business_addresses',
    fullAccess: true,
    demo: 'allowed',
  },
  response: z
    .object({ import: ImportProgress.nullable().describe('Null before the first one.') })
    .meta({ id: 'ImportStatus' }),
});
