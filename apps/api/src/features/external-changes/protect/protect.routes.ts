import {
  getProtectionSettings,
  getProtectionSummary,
  rehearseProtection,
  updateProtectionSettings,
} from '@pinfold/contract/features/external-changes/protection.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { protectionSummary } from './protection-summary.queries.ts';
import { rehearse } from './rehearse-protection.service.ts';
import { protectionSettingsOf } from './settings.queries.ts';
import { updateProtection } from './update-protection.service.ts';

/** To be mounted before whatever takes an id. */
export function mountProtection(api: Api): void {
  const { config, database } = api.services;
  mount(api, getProtectionSettings, ({ member }) => protectionSettingsOf(database.queries, config, member));
  mount(api, updateProtectionSettings, ({ services, member, body }) =>
    updateProtection(services, member, body),
  );
  mount(api, rehearseProtection, ({ services, member, body }) => rehearse(services, member, body));
  mount(api, getProtectionSummary, ({ member }) =>
    protectionSummary(database.queries, member, config.PINFOLD_CHANGES_AT_ONCE),
  );
}
