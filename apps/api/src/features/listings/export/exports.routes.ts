import {
  exportLocations,
  getExport,
  listExports,
} from '@pinfold/contract/features/listings/export/exports.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { exportLocationsOf } from './export.service.ts';
import { getExportOf, listExportsOf } from './exports.queries.ts';

export function mountExports(api: Api): void {
  mount(api, exportLocations, ({ services, member, query, body, language }) =>
    exportLocationsOf(services, member, { ids: body.facilities_ids, fileType: query.file_type, language }),
  );
  mount(api, listExports, ({ services, member, query }) => listExportsOf(services, member, query));
  mount(api, getExport, ({ services, member, params }) => getExportOf(services, member, params.id));
}
