import { Hono } from 'hono';
import * as z from 'zod';
import { invitedRoles, type WorldInvitation } from '../google/invitations/invitations-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody, requireLocationId, ScriptError } from './script-call.ts';

const Sent = z
  .object({
    account: z.string(),
    role: z.enum(invitedRoles).default('MANAGER'),
    location: z.string().optional(),
    group: z.string().optional(),
    /** What Google says of the place beside its name. */
    says: z.array(z.enum(['placeId', 'address'])).default(['placeId', 'address']),
  })
  .strict()
  .refine(({ location, group }) => (location === undefined) !== (group === undefined), {
    message: 'An invitation is to a location or to a group.',
  });

/** Invitations to manage a place or a group that wait for an answer, and new ones. */
export function invitationScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/invitations', (c) => c.json({ invitations: [...world.state.invitations.pending.values()] }))
    .post('/invitations', async (c) => {
      const { account: accountId, role, location, group, says } = await readBody(c, Sent);
      for (const id of group === undefined ? [accountId] : [accountId, group])
        if (!world.state.source.accounts.some((one) => one.id === id))
          throw new ScriptError(404, `There is no account "${id}".`);
      const invitation: WorldInvitation = {
        id: `invitation-${world.state.lastNumber + 1}`,
        accountId,
        role,
        target:
          group === undefined
            ? { locationId: requireLocationId(world, location ?? ''), says }
            : { groupId: group },
      };
      world.commit({ kind: 'invitation_sent', invitation });
      return c.json(invitation, 201);
    });
}
