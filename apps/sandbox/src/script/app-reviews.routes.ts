import { Hono } from 'hono';
import * as z from 'zod';
import { type ConnectReview, connectReviewsOf } from '../app-store/connect-review.ts';
import { playDeviceOf, playDevices } from '../google-play/play-device.ts';
import { type PlayReview, playReviewsOf } from '../google-play/play-review.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { uuidOf } from '../world/random.ts';
import { readBody, ScriptError } from './script-call.ts';

const Rating = z.literal([1, 2, 3, 4, 5]);
const Line = z.string().min(1).max(200);
const Text = z.string().max(6000);

const PlayReviewBody = z
  .object({
    package_name: Line,
    rating: Rating,
    // Without it only stars are given.
    text: Text.min(1).optional(),
    author: Line.default('Anna Nowak'),
    language: Line.default('pl'),
    device: z.enum(playDevices.map(({ codename }) => codename)).default('a54x'),
    version_name: Line.default('4.2.1'),
    version_code: z.int().min(1).default(4201),
  })
  .strict();

const ConnectReviewBody = z
  .object({
    app: z.string(),
    rating: Rating,
    title: Line.default('Karta'),
    body: Text.min(1),
    nickname: Line.default('anna_n'),
    territory: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('POL'),
  })
  .strict();

const PlayEditBody = z.object({ rating: Rating, text: Text }).partial().strict();
const ConnectEditBody = z
  .object({ rating: Rating, title: Line, body: Text.min(1) })
  .partial()
  .strict();
const PublishingBody = z.object({ seconds: z.number().min(0).max(10_000_000) }).strict();

/** What people write about apps in both stores, and what the stores remove. */
export function appReviewScriptRoutes(world: LiveWorld): Hono {
  const freshId = (store: string) => uuidOf(world.state.seed, store, world.state.lastNumber + 1);
  return new Hono()
    .get('/google-play/reviews/:package', (c) => {
      const reviews = playReviewsOf(world.state, c.req.param('package'));
      return c.json({ reviews: reviews.map(playAnswer) });
    })
    .post('/google-play/reviews', async (c) => {
      const { package_name: packageName, text, device, ...body } = await readBody(c, PlayReviewBody);
      if (!world.state.play.apps.includes(packageName))
        throw new ScriptError(404, `There is no app "${packageName}".`);
      const review: PlayReview = {
        id: freshId('google play'),
        packageName,
        author: body.author,
        rating: body.rating,
        ...(text === undefined ? {} : { text }),
        language: body.language,
        device: playDeviceOf(device),
        version: { code: body.version_code, name: body.version_name },
        modifiedAt: world.now(),
        replyWrites: 0,
      };
      world.commit({ kind: 'play_review_written', review });
      return c.json(playAnswer(review), 201);
    })
    .patch('/google-play/reviews/:id', async (c) => {
      const { id } = found(world.state.play.reviews, c.req.param('id'));
      const { rating, text } = await readBody(c, PlayEditBody);
      world.commit({ kind: 'play_review_edited', id, rating, text });
      return c.json(playAnswer(found(world.state.play.reviews, id)));
    })
    .delete('/google-play/reviews/:id', (c) => {
      const { id } = found(world.state.play.reviews, c.req.param('id'));
      world.commit({ kind: 'play_review_removed', id });
      return c.body(null, 204);
    })
    .get('/app-store/reviews/:app', (c) => {
      const reviews = connectReviewsOf(world.state, c.req.param('app'));
      return c.json({ reviews: reviews.map(connectAnswer) });
    })
    .post('/app-store/reviews', async (c) => {
      const { app: appId, ...body } = await readBody(c, ConnectReviewBody);
      if (!world.state.connect.apps.some(({ id }) => id === appId))
        throw new ScriptError(404, `There is no app "${appId}".`);
      const id = freshId('app store');
      const review: ConnectReview = { id, appId, ...body, createdAt: world.now(), responseWrites: 0 };
      world.commit({ kind: 'connect_review_written', review });
      return c.json(connectAnswer(review), 201);
    })
    .patch('/app-store/reviews/:id', async (c) => {
      const { id } = found(world.state.connect.reviews, c.req.param('id'));
      const edit = await readBody(c, ConnectEditBody);
      world.commit({ kind: 'connect_review_edited', id, ...edit });
      return c.json(connectAnswer(found(world.state.connect.reviews, id)));
    })
    .delete('/app-store/reviews/:id', (c) => {
      const { id } = found(world.state.connect.reviews, c.req.param('id'));
      world.commit({ kind: 'connect_review_removed', id });
      return c.body(null, 204);
    })
    .put('/app-store/publishing', async (c) => {
      const { seconds } = await readBody(c, PublishingBody);
      world.commit({ kind: 'connect_publishing_set', seconds });
      return c.json({ seconds });
    });
}

function found<Review>(reviews: ReadonlyMap<string, Review>, id: string): Review {
  const review = reviews.get(id);
  if (!review) throw new ScriptError(404, `There is no review "${id}".`);
  return review;
}

function playAnswer({ packageName, modifiedAt, reply, replyWrites, ...review }: PlayReview): object {
  return {
    ...review,
    package_name: packageName,
    modified_at: new Date(modifiedAt).toISOString(),
    reply: reply && { text: reply.text, modified_at: new Date(reply.modifiedAt).toISOString() },
    reply_writes: replyWrites,
  };
}

function connectAnswer({ appId, createdAt, response, responseWrites, ...review }: ConnectReview): object {
  return {
    ...review,
    app: appId,
    created_at: new Date(createdAt).toISOString(),
    response: response && {
      id: response.id,
      body: response.body,
      modified_at: new Date(response.modifiedAt).toISOString(),
      published_at: new Date(response.publishedAt).toISOString(),
    },
    response_writes: responseWrites,
  };
}
