import { Hono } from 'hono';
import type { LiveWorld } from '../world/live-world.ts';
import type { FacebookPost } from './facebook-state.ts';
import { fieldsOf, openCall, takePage } from './graph-call.ts';
import { GraphError, unsupported } from './graph-error.ts';
import { findPage, requirePageToken, requireScope } from './pages.routes.ts';

/** How long the same words are a duplicate. */
const duplicateMilliseconds = 3_600_000;

/** Posts of a page. */
export function feedRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/:version/:page/feed', async (c) => {
      const call = await openCall(world, c);
      const page = findPage(world, call, c.req.param('page'));
      requireScope(call, 'pages_read_engagement');
      const { items, paging } = takePage(c, call, world.state.facebook.posts.get(page.id) ?? []);
      const fields = fieldsOf(call, ['created_time', 'message', 'id']);
      return c.json({ data: items.map((post) => postResource(post, fields)), paging });
    })
    .post('/:version/:page/feed', async (c) => {
      const call = await openCall(world, c);
      const page = findPage(world, call, c.req.param('page'), 'POST');
      requirePageToken(call, page, 'CREATE_CONTENT', 'pages_manage_posts');
      const { message, link } = call.params;
      if (!message && !link) throw new GraphError(100, '(#100) Missing message or attachment');
      if (link && !URL.canParse(link)) throw new GraphError(100, '(#100) link URL is not properly formatted');
      const [last] = world.state.facebook.posts.get(page.id) ?? [];
      const isRecent = last !== undefined && world.now() - last.createdAt < duplicateMilliseconds;
      if (isRecent && last.message === message && last.link === link)
        throw new GraphError(506, '(#506) Duplicate status message');
      const post: FacebookPost = {
        id: `${page.id}_${1_000_000 + world.state.lastNumber}`,
        createdAt: world.now(),
        ...(message ? { message } : {}),
        ...(link ? { link } : {}),
      };
      world.commit({ kind: 'facebook_posted', page: page.id, post });
      return c.json({ id: post.id });
    })
    .delete('/:version/:post', async (c) => {
      const call = await openCall(world, c);
      const id = c.req.param('post');
      const [pageId = ''] = id.split('_');
      const page = findPage(world, call, pageId, 'DELETE');
      requirePageToken(call, page, 'CREATE_CONTENT', 'pages_manage_posts');
      if (!world.state.facebook.posts.get(pageId)?.some((post) => post.id === id))
        throw unsupported('DELETE', id);
      world.commit({ kind: 'facebook_post_deleted', page: pageId, id });
      return c.json({ success: true });
    });
}

function postResource({ id, createdAt, message, link }: FacebookPost, fields: readonly string[]): object {
  const known: Record<string, unknown> = {
    id,
    created_time: new Date(createdAt).toISOString().replace(/\.\d+Z$/, '+0000'),
    message,
    link,
    permalink_url: `https://www.facebook.com/${id}`,
  };
  const unknown = fields.find((field) => !Object.hasOwn(known, field));
  if (unknown !== undefined)
    throw new GraphError(
      100,
      `(#100) Tried accessing nonexisting field (${unknown}) on node type (PagePost)`,
    );
  return Object.fromEntries([...fields, 'id'].map((field) => [field, known[field]]));
}
