import type { SsoConnection } from '@pinfold/contract/features/session/sso-connection.endpoints';
import { FederatedLoginFault } from './federated-login-fault.ts';

type Mapping = SsoConnection['group_mapping'];

/**
 * The one group of the mapping that somebody is in; undefined where the company maps no groups. Whoever is in none is
 * refused rather than left with what an earlier group gave them (product spec, section 8).
 *
 * @throws FederatedLoginFault
 */
export function mappedGroup(mapping: Mapping, groups: readonly string[]): Mapping[number] | undefined {
  if (mapping.length === 0) return undefined;
  const [mapped, ...others] = mapping.filter(({ group }) => groups.includes(group));
  if (!mapped) throw new FederatedLoginFault('saml_group_sync_error', 'no group with a counterpart');
  if (others.length > 0) throw new FederatedLoginFault('saml_multiple_groups');
  return mapped;
}
