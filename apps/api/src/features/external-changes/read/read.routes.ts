import {
  getExternalChange,
  getExternalChangeStats,
  listExternalChangeEvents,
  listExternalChanges,
  listIdenticalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { changeStats, listEventsOf, readChange } from './change.queries.ts';
import { listIdenticalOf } from './identical-changes.queries.ts';
import { listChangesOf } from './list-changes.queries.ts';

export function mountReading(api: Api): void {
  const { queries } = api.services.database;
  const massLimit = api.services.config.PINFOLD_CHANGES_AT_ONCE;
  mount(api, listExternalChanges, ({ member, query, language }) =>
    listChangesOf(queries, member, query, massLimit, language),
  );
  mount(api, listIdenticalChanges, ({ member, query }) => listIdenticalOf(queries, member, query));
  mount(api, getExternalChangeStats, ({ member, query }) =>
    changeStats(queries, member, query.facilities_ids),
  );
  // Last, since any other word would be taken for an id.
  mount(api, getExternalChange, ({ member, params, language }) =>
    readChange(queries, member, params.id, language),
  );
  mount(api, listExternalChangeEvents, ({ member, params, language }) =>
    listEventsOf(queries, member, params.id, language),
  );
}
