import { and, eq, inArray } from 'drizzle-orm';
import type { FileExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import type { ExportFileType } from '@pinfold/contract/features/listings/export/file-types';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../listings.table.ts';
import { visibleTo } from '../visible-locations.ts';
import { exportTexts } from './export-columns.ts';
import { enqueueFile } from '../../../exports/export-lifecycle.ts';
import { writeExport } from './write-export.job.ts';

/**
 * Enqueues a file of locations, in the order in which they are named.
 * @throws Problem `facility_unknown` when one of them is not there, or not for the member
 */
export async function exportLocationsOf(
  services: Services,
  member: Member,
  asked: { ids: readonly number[]; fileType: ExportFileType; language: Language },
): Promise<FileExport> {
  const ids = [...new Set(asked.ids)];
  const visible = await services.database.queries
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, member.companyId),
        visibleTo(member, locations.id),
        inArray(locations.id, ids),
      ),
    );
  if (visible.length < ids.length) throw new Problem('facility_unknown');
  const { fileType, language } = asked;
  const file = { fileType, language, name: exportTexts(language).filename, total: ids.length };
  return enqueueFile(services, member, { ...file, request: { facilities_ids: ids } }, writeExport);
}
