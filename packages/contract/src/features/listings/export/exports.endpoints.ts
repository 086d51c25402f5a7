import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { Id, IdParam, Timestamp } from '../../../id.ts';
import { page, pageQuery } from '../../../pagination.ts';
import { exportFileTypes, exportStatuses } from './file-types.ts';

const access = {
  module: 'business_addresses',
  permission: 'view_facilities_data',
  demo: 'allowed',
} as const;

/** A file that is being made, or was. */
export const FileExport = z
  .object({
    id: Id,
    status: z.enum(exportStatuses),
    file_type: z.enum(exportFileTypes),
    filename: z.string(),
    total: z.number().int().describe('Rows that it will have.'),
    written: z.number().int(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
    download_url: z
      .string()
      .nullable()
      .describe('Signed and short-lived; null until it is done, and after it was taken away.'),
    expires_at: Timestamp.nullable().describe('When the file is deleted.'),
  })
  .meta({ id: 'FileExport' });
export type FileExport = z.infer<typeof FileExport>;

export const exportLocations = defineEndpoint({
  id: 'exportLocations',
  method: 'post',
  path: '/facilities/export/',
  summary: 'Write locations to a file in the background; a link is mailed when it is done',
  access: { ...access, embed: 'never' },
  query: z.object({ file_type: z.enum(exportFileTypes).default('csv') }),
  body: z.object({ facilities_ids: z.array(Id).min(1).max(10_000) }).meta({ id: 'LocationExport' }),
  response: FileExport,
  status: 202,
  problems: ['facility_unknown', 'too_busy'],
});

export const listExports = defineEndpoint({
  id: 'listExports',
  method: 'get',
  path: '/exports/',
  summary: 'The exports that the member began, newest first',
  access: { needsPlan: true, demo: 'allowed', embed: 'never' },
  query: pageQuery(5),
  response: page(FileExport),
});

export const getExport = defineEndpoint({
  id: 'getExport',
  method: 'get',
  path: '/exports/{id}/',
  summary: 'How far an export is, with its link once it is done',
  access: { needsPlan: true, demo: 'allowed', embed: 'never' },
  params: IdParam,
  response: FileExport,
  problems: ['not_found'],
});
