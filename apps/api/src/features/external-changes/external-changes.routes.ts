import {
  decideExternalChange,
  decideExternalChanges,
  rejectExternalChanges,
} from '@pinfold/contract/features/external-changes/decisions.endpoints';
import { changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import {
  getExternalChange,
  getExternalChangeStats,
  listExternalChangeEvents,
  listExternalChanges,
  listIdenticalChanges,
} from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import {
  getProtectionSettings,
  getProtectionSummary,
  rehearseProtection,
  updateProtectionSettings,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { decideChangeOf, decideChangesOf } from './decide/decide-changes.service.ts';
import {
  protectionSettingsOf,
  rehearseProtectionOf,
  updateProtection,
} from './protect/protection-settings.service.ts';
import { protectionSummary } from './protect/protection-summary.queries.ts';
import { changeStats, listChangesOf, listEventsOf, readChange } from './read/changes.queries.ts';
import { listIdenticalOf } from './read/identical-changes.queries.ts';

export function mountExternalChanges(api: Api): void {
  mountProtection(api);
  mountReading(api);
  mountDeciding(api);
}

/** To be mounted before the routes with an id. */
function mountProtection(api: Api): void {
  const { config, database } = api.services;
  mount(api, getProtectionSettings, ({ member }) => protectionSettingsOf(database.queries, config, member));
  mount(api, updateProtectionSettings, ({ services, member, body }) =>
    updateProtection(services, member, body),
  );
  mount(api, rehearseProtection, ({ services, member, body }) =>
    rehearseProtectionOf(services, member, body),
  );
  mount(api, getProtectionSummary, ({ member }) =>
    protectionSummary(database.queries, member, config.PINFOLD_CHANGES_AT_ONCE),
  );
}

function mountReading(api: Api): void {
  const { queries } = api.services.database;
  const massLimit = api.services.config.PINFOLD_CHANGES_AT_ONCE;
  mount(api, listExternalChanges, ({ member, query, language }) =>
    listChangesOf(queries, member, query, massLimit, language),
  );
  mount(api, listIdenticalChanges, ({ member, query }) => listIdenticalOf(queries, member, query));
  mount(api, getExternalChangeStats, ({ member, query }) =>
    changeStats(queries, member, query.facilities_ids),
  );
  // Last, since it matches any word as an id.
  mount(api, getExternalChange, ({ member, params, language }) =>
    readChange(queries, member, params.id, language),
  );
  mount(api, listExternalChangeEvents, ({ member, params, language }) =>
    listEventsOf(queries, member, params.id, language),
  );
}

function mountDeciding(api: Api): void {
  mount(api, decideExternalChanges, ({ services, member, body }) =>
    decideChangesOf(
      services,
      member,
      {
        ids: body.gmb_external_changes_ids,
        locationIds: body.facilities_ids,
        fields: body.fields,
        source: body.source,
        identicalKey: body.identical_key,
      },
      body.status,
    ),
  );
  mount(api, rejectExternalChanges, ({ services, member, body }) =>
    decideChangesOf(services, member, { ids: body.gmb_external_changes_ids }, changeStatuses.rejected),
  );
  mount(api, decideExternalChange, ({ services, member, params, body, language }) =>
    decideChangeOf(services, member, params.id, body.status, language),
  );
}
