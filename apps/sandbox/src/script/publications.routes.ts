import { Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import {
  oddFiles,
  photoCategories,
  photosOf,
  postActions,
  postKinds,
  postsOf,
  postStateOf,
  scenes,
  type WorldPhoto,
  type WorldPost,
} from '../world/publications.ts';
import { readBody, requireLocationId, ScriptError } from './script-call.ts';

const Drawing = z.object({ scene: z.enum(scenes), look: z.int().min(0).max(999).default(0) }).strict();
const Moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

const NewPhoto = z
  .object({
    location: z.string(),
    category: z.enum(photoCategories).default('ADDITIONAL'),
    drawing: Drawing.default({ scene: 'cup', look: 0 }),
    file: z.enum(oddFiles).optional(),
    /** A visitor took it, not the business. */
    by_customer: z.boolean().default(false),
  })
  .strict();

const NewPost = z
  .object({
    location: z.string(),
    kind: z.enum(postKinds).default('STANDARD'),
    summary: z.string().min(1).max(1500),
    event: z
      .object({ title: z.string().max(58), start: Moment, end: Moment })
      .strict()
      .optional(),
    offer: z.object({ coupon: z.string(), url: z.string(), terms: z.string() }).partial().strict().optional(),
    action: z
      .object({ type: z.enum(postActions), url: z.string().optional() })
      .strict()
      .optional(),
    drawing: Drawing.optional(),
  })
  .strict();

/** What others publish at Google: photos and posts come, and go. */
export function publicationScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .post('/photos', async (c) => {
      const { location, by_customer: byCustomer, ...photo } = await readBody(c, NewPhoto);
      const locationId = requireLocationId(world, location);
      const added: WorldPhoto = {
        id: nextId(world, 'photo'),
        createTime: world.now(),
        ...photo,
        ...(byCustomer ? { byCustomer } : {}),
      };
      world.commit({ kind: 'photo_added', locationId, photo: added });
      return c.json(added, 201);
    })
    .post('/posts', async (c) => {
      const { location, ...post } = await readBody(c, NewPost);
      const locationId = requireLocationId(world, location);
      const added: WorldPost = { id: nextId(world, 'post'), createTime: world.now(), ...post };
      world.commit({ kind: 'post_added', locationId, post: added });
      return c.json(added, 201);
    })
    .get('/photos/:locationId', (c) =>
      c.json({ results: photosOf(world.state, requireLocationId(world, c.req.param('locationId'))) }),
    )
    .get('/posts/:locationId', (c) =>
      c.json({
        results: postsOf(world.state, requireLocationId(world, c.req.param('locationId'))).map((post) => ({
          ...post,
          state: postStateOf(post, world.now()),
        })),
      }),
    )
    .delete('/:kind{photos|posts}/:locationId/:id', (c) => {
      const { kind, id } = c.req.param();
      const locationId = requireLocationId(world, c.req.param('locationId'));
      const known = kind === 'photos' ? photosOf(world.state, locationId) : postsOf(world.state, locationId);
      if (!known.some((one) => one.id === id))
        throw new ScriptError(404, `The location "${locationId}" has no such publication as "${id}".`);
      world.commit({ kind: 'publication_removed', locationId, id });
      return c.body(null, 204);
    });
}

function nextId(world: LiveWorld, kind: string): string {
  return `${kind}-${world.state.lastNumber + 1}`;
}
