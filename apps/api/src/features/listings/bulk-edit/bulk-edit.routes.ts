import {
  getBulkEdit,
  getMixedValues,
  listBulkEditItems,
  listBulkEdits,
  pauseBulkEdit,
  previewBulkEdit,
  resumeBulkEdit,
  retryBulkEdit,
  revertBulkEdit,
  startBulkEdit,
} from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listBulkEditsOf, listBulkItemsOf, requireBulkEdit } from './bulk-edits.queries.ts';
import { controlBulkEdit } from './control-bulk-edit.service.ts';
import { mixedValuesOf, previewOf } from './preview-bulk-edit.queries.ts';
import { startBulkEditOf } from './start-bulk-edit.service.ts';

export function mountBulkEdits(api: Api): void {
  const { queries } = api.services.database;
  mount(api, getMixedValues, ({ member, body }) => mixedValuesOf(queries, member, body));
  mount(api, previewBulkEdit, ({ services, member, body, query, language }) =>
    previewOf(services, member, body, query, language),
  );
  mount(api, startBulkEdit, ({ services, member, body, language }) =>
    startBulkEditOf(services, member, body, language),
  );
  mount(api, listBulkEdits, ({ member, query }) => listBulkEditsOf(queries, member, query));
  mount(api, getBulkEdit, ({ member, params }) => requireBulkEdit(queries, member, params.id));
  mount(api, listBulkEditItems, ({ member, params, query, language }) =>
    listBulkItemsOf(queries, member, params.id, query, language),
  );
  mount(api, pauseBulkEdit, ({ services, member, params }) =>
    controlBulkEdit(services, member, params.id, 'pause'),
  );
  mount(api, resumeBulkEdit, ({ services, member, params }) =>
    controlBulkEdit(services, member, params.id, 'resume'),
  );
  mount(api, retryBulkEdit, ({ services, member, params }) =>
    controlBulkEdit(services, member, params.id, 'retry'),
  );
  mount(api, revertBulkEdit, ({ services, member, params }) =>
    controlBulkEdit(services, member, params.id, 'revert'),
  );
}
