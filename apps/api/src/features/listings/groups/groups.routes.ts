import {
  createGroup,
  deleteGroup,
  importGroup,
  listGroupLocations,
  listGroups,
  updateGroup,
} from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { idsIn } from '../../../database/int8.ts';
import { mount, type Api } from '../../../http/mount.ts';
import { listGroupLocationsOf, listGroupsOf } from './groups.queries.ts';
import { addGroup, changeGroup, importIntoGroup, removeGroup } from './groups.service.ts';

export function mountGroups(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listGroups, ({ member, query }) => listGroupsOf(queries, member, query));
  mount(api, listGroupLocations, ({ member, query }) =>
    listGroupLocationsOf(queries, member, idsIn(query.ids)),
  );
  mount(api, createGroup, ({ services, member, body }) => addGroup(services, member, body));
  mount(api, updateGroup, ({ services, member, params, body }) =>
    changeGroup(services, member, params.id, body),
  );
  mount(api, deleteGroup, ({ services, member, params }) => removeGroup(services, member, params.id));
  mount(api, importGroup, ({ services, member, params, body }) =>
    importIntoGroup(services, member, params.id, body.store_codes),
  );
}
