import {
  decideExternalChange,
  decideExternalChanges,
  rejectExternalChanges,
} from '@pinfold/contract/features/external-changes/decisions.endpoints';
import { changeStatuses } from '@pinfold/contract/features/external-changes/external-change';
import { mount, type Api } from '../../../http/mount.ts';
import { decideChangeOf, decideChangesOf } from './decide-changes.service.ts';

export function mountDeciding(api: Api): void {
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
