import { fileExports } from '../../exports/exports.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of exports for sample requests. */
export interface ExportRows {
  exportId: number;
}

export async function makeExportRows({ services }: TestApi, place: SampleMember): Promise<ExportRows> {
  const [row] = await services.database.queries
    .insert(fileExports)
    .values({
      companyId: place.companyId,
      userId: place.userId,
      kind: 'locations',
      status: 'done',
      fileType: 'csv',
      filename: 'adresy.csv',
      language: 'pl',
      request: { facilities_ids: place.locationIds },
      total: 2,
      written: 2,
      fileKey: `exports/${place.companyId}/1.csv`,
      createdAt: services.now(),
    })
    .returning({ id: fileExports.id });
  return { exportId: row?.id ?? 0 };
}

export function exportSamples({
  locationId,
  exportId,
}: ExportRows & { locationId: number }): Record<string, RawRequest> {
  return {
    exportLocations: { query: { file_type: 'csv' }, body: { facilities_ids: [locationId] } },
    exportReviews: { query: { file_type: 'csv' }, body: { filters: {} } },
    listExports: {},
    getExport: { params: { id: exportId } },
  };
}
