import { getExport, listExports } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { mount, type Api } from '../http/mount.ts';
import { getExportOf, listExportsOf } from './exports.queries.ts';

/** The files that a member had made, of every kind; each feature mounts what enqueues its own. */
export function mountExports(api: Api): void {
  mount(api, listExports, ({ services, member, query }) => listExportsOf(services, member, query));
  mount(api, getExport, ({ services, member, params }) => getExportOf(services, member, params.id));
}
