import { Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { findListing } from '../world/listings/listings-state.ts';
import { editVerdicts, type PendingEdit } from '../world/listings/listing.ts';
import { readBody, ScriptError } from './script-call.ts';

const Verdict = z
  .object({
    verdict: z.enum(editVerdicts),
    /** Without it, the edit that has waited longest. */
    edit: z.string().optional(),
    location: z.string().optional(),
    reason: z.string().optional(),
  })
  .strict();

const Settings = z
  .object({ automatic: z.boolean().optional(), seconds: z.number().min(0).max(86_400).optional() })
  .strict();

/** The outcome of merchants' edits: published, refused, or on hold until the place is verified again. */
export function publishingScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/publishing', (c) =>
      c.json({
        ...world.state.listings.publishing,
        waiting: waitingEdits(world).map(({ locationId, edit }) => ({
          location: locationId,
          edit: edit.id,
          fields: edit.fields,
          waiting_since: new Date(edit.madeAt).toISOString(),
        })),
      }),
    )
    .put('/publishing', async (c) => {
      const given = await readBody(c, Settings);
      const before = world.state.listings.publishing;
      const publishing = {
        automatic: given.automatic ?? before.automatic,
        seconds: given.seconds ?? before.seconds,
      };
      world.commit({ kind: 'publishing_set', publishing });
      return c.json(publishing);
    })
    .post('/publishing', async (c) => {
      const { verdict, edit: editId, location, reason } = await readBody(c, Verdict);
      const chosen = waitingEdits(world).find(
        ({ locationId, edit }) =>
          (editId === undefined || edit.id === editId) && (location === undefined || locationId === location),
      );
      if (!chosen) throw new ScriptError(409, 'No such edit waits for publication.');
      world.commit({
        kind: 'edit_settled',
        locationId: chosen.locationId,
        editId: chosen.edit.id,
        verdict,
        ...(reason === undefined ? {} : { reason }),
      });
      return c.json({
        location: chosen.locationId,
        edit: chosen.edit.id,
        fields: chosen.edit.fields,
        verdict,
      });
    });
}

/** The oldest first. */
export function waitingEdits({ state }: LiveWorld): { locationId: string; edit: PendingEdit }[] {
  return [...state.listings.withEdits]
    .flatMap((locationId) =>
      (findListing(state, locationId)?.edits ?? []).map((edit) => ({ locationId, edit })),
    )
    .toSorted((one, other) => one.edit.madeAt - other.edit.madeAt);
}
