import { sql } from 'drizzle-orm';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { OpinionSearch } from '@pinfold/contract/features/opinions/opinion-schemas';
import { exportedOpinionsAtMost } from '@pinfold/contract/features/opinions/opinion-export';
import type { Language } from '@pinfold/contract/languages';
import { rows } from '../../../database/database.ts';
import { enqueueFile, type ExportJob } from '../../../exports/export-lifecycle.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import type { OpinionInbox } from '../opinion-channel.ts';
import { orderOf } from '../search/opinion-filter.ts';
import type { OpinionExportRequest } from './define-opinion-export.ts';

/** What a member asks to have written. */
export interface RequestedOpinions<Search> {
  filters: Search;
  fileType: ExportFileType;
  language: Language;
}

/**
 * Enqueues an export of the opinions that match now, in the order of the view, so that a reply sent meanwhile removes
 * none.
 * @throws Problem `export_empty` when nothing matches, `too_many_reviews` above the limit of a file, `too_busy`
 */
export async function exportOpinions<Search extends OpinionSearch>(
  services: Services,
  member: Member,
  { channel: { tables }, filter }: Pick<OpinionInbox<unknown, Search>, 'channel' | 'filter'>,
  {
    filters,
    fileType,
    language,
    name,
    without,
  }: RequestedOpinions<Search> & { name: string; without?: string[] },
  job: ExportJob<OpinionExportRequest>,
): Promise<FileExport> {
  const atMost = exportedOpinionsAtMost(fileType);
  const found = await rows<{ id: number }>(
    services.database.queries,
    sql`select r.id::int8 as id from ${tables.reviews} r where ${filter(member, filters)}
        order by ${orderOf(filters)} limit ${atMost + 1}`,
  );
  if (found.length === 0) throw new Problem('export_empty');
  if (found.length > atMost) throw new Problem('too_many_reviews', { values: { max: atMost } });
  const request = { reviews_ids: found.map(({ id }) => id), timezone: member.timezone, without };
  return enqueueFile(services, member, { fileType, language, name, request, total: found.length }, job);
}
