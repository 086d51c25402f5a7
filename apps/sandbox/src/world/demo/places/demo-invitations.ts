import type { WorldInvitation } from '../../../google/invitations/invitations-state.ts';
import type { WorldSource } from '../../world-source.ts';
import { newcomerAccountId, newcomerGroupId } from './newcomer-accounts.ts';

/**
 * The chain's account is asked to own a place that it manages already, to manage one of a colleague, of which Google says
 * the name alone, and to manage the colleague's group.
 */
export function demoInvitations(source: WorldSource): WorldInvitation[] {
  const [chain] = source.accounts;
  const known = chain && source.locationAt(chain.id, 0);
  const fresh = source.locationAt(newcomerAccountId, 0);
  if (!known || !fresh) return [];
  const accountId = chain.id;
  return [
    {
      id: 'demo-1',
      accountId,
      role: 'OWNER',
      target: { locationId: known.id, says: ['placeId', 'address'] },
    },
    { id: 'demo-2', accountId, role: 'MANAGER', target: { locationId: fresh.id, says: [] } },
    { id: 'demo-3', accountId, role: 'MANAGER', target: { groupId: newcomerGroupId } },
  ];
}
