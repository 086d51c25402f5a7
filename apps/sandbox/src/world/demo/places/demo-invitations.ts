import type { WorldInvitation } from '../../../google/invitations/invitations-state.ts';
import { locationsOf, type WorldSource } from '../../world-source.ts';
import { newcomerAccountId } from './newcomer-accounts.ts';

/** The colleague is asked to manage two places of the chain: of one Google says where it is, of the other only its name. */
export function demoInvitations(source: WorldSource): WorldInvitation[] {
  const [chain] = source.accounts;
  if (!chain) return [];
  const [first, second] = [...locationsOf(source, chain.id, 2)];
  const invited = { accountId: newcomerAccountId, role: 'MANAGER' } as const;
  return [
    ...(first
      ? [
          {
            ...invited,
            id: 'demo-1',
            target: { locationId: first.id, says: ['placeId', 'address'] as const },
          },
        ]
      : []),
    ...(second ? [{ ...invited, id: 'demo-2', target: { locationId: second.id, says: [] } }] : []),
  ];
}
