import type { FacebookFields } from '@pinfold/contract/features/integrations/facebook/facebook-listing';
import * as z from 'zod';
import type { AskGraph, GraphRequest } from './graph-request.ts';

/** A page that a person has to do with. Its token is a secret. */
export interface ManagedPage {
  id: string;
  name: string;
  /** Undefined where the person may not use the page through apps. */
  token: string | undefined;
  /** Whether the person may change what the page says. */
  mayManage: boolean;
  /** Whether the person may post on it. */
  mayPost: boolean;
  /** What the chain calls the location: its store code, and Facebook's number of it. */
  storeCodes: string[];
  phone: string | undefined;
  location: PagePlace | undefined;
}

/** Where a page says that it is; compared only, Facebook takes no changes of it from apps. */
export interface PagePlace {
  street: string;
  city: string;
  postalCode: string;
  coordinates: { latitude: number; longitude: number } | undefined;
}

/** A post of a page. */
export interface PagePost {
  id: string;
  createdAt: Date;
  message: string;
}

/** Calls in the name of a person. */
export interface PersonCalls {
  getPerson(): Promise<{ id: string; name: string }>;
  /** Every page that the person ticked, however many. */
  listPages(): Promise<ManagedPage[]>;
  /** The pages of the locations of a chain's main page; none of another one's. */
  listLocations(pageId: string): Promise<ManagedPage[]>;
}

/** Calls in the name of a page. */
export interface PageCalls {
  getFields(): Promise<FacebookFields>;
  /**
   * Changes what is given. Hours replace those of the whole week.
   * @throws FacebookError `denied` where the person may not manage the page; `invalid` for what Facebook does not take
   */
  updateFields(changes: Partial<FacebookFields>): Promise<void>;
  /** Posts at once. Returns the post's id. @throws FacebookError `conflict` for the same words again */
  publishPost(post: { message: string; link?: string }): Promise<string>;
  /** The newest posts, to find one whose answer was lost. */
  listNewestPosts(): Promise<PagePost[]>;
  deletePost(id: string): Promise<void>;
}

const Text = z.string().default('');

const Place = z.object({
  street: Text,
  city: Text,
  zip: Text,
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});

const Page = z.object({
  id: z.string(),
  name: Text,
  access_token: z.string().optional(),
  tasks: z.array(z.string()).default([]),
  store_code: z.string().optional(),
  store_number: z.number().optional(),
  phone: z.string().optional(),
  location: Place.optional(),
});

const pageFields = 'id,name,access_token,tasks,store_code,store_number,phone,location';

const listOf = <Item>(Item: z.ZodType<Item>) =>
  z.object({
    data: z.array(Item),
    paging: z
      .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() })
      .optional(),
  });

/** Items of one answer; Facebook sends fewer where there are that many. */
const perPage = '100';

export function personCalls(ask: AskGraph, token: string): PersonCalls {
  const listAll = (path: string) =>
    everyItem(ask, { path, token, params: { fields: pageFields, limit: perPage } }, Page);
  return {
    getPerson: () =>
      ask({
        path: 'me',
        token,
        params: { fields: 'id,name' },
        Body: z.object({ id: z.string(), name: Text }),
      }),
    listPages: async () => (await listAll('me/accounts')).map(managedPage),
    listLocations: async (pageId) => (await listAll(`${pageId}/locations`)).map(managedPage),
  };
}

/**
 * Reads a list to its end. The address of the next answer has the token in it, so its cursor is taken instead; a list that
 * leads back to itself ends.
 */
async function everyItem<Item>(
  ask: AskGraph,
  request: Omit<GraphRequest<unknown>, 'Body'>,
  Item: z.ZodType<Item>,
): Promise<Item[]> {
  const items: Item[] = [];
  const Body = listOf(Item);
  let after: string | undefined;
  for (;;) {
    const params = { ...request.params, ...(after !== undefined && { after }) };
    const { data, paging } = await ask({ ...request, params, Body });
    items.push(...data);
    const next = paging?.next === undefined ? undefined : paging.cursors?.after;
    if (next === undefined || next === after || data.length === 0) return items;
    after = next;
  }
}

function managedPage(page: z.infer<typeof Page>): ManagedPage {
  const { id, name, access_token, tasks, store_code, store_number, phone, location } = page;
  return {
    id,
    name,
    token: access_token,
    mayManage: tasks.includes('MANAGE'),
    mayPost: tasks.includes('CREATE_CONTENT'),
    storeCodes: [store_code ?? '', String(store_number ?? '')].filter((code) => code !== ''),
    phone,
    location: location && {
      street: location.street,
      city: location.city,
      postalCode: location.zip,
      coordinates:
        location.latitude === undefined || location.longitude === undefined
          ? undefined
          : { latitude: location.latitude, longitude: location.longitude },
    },
  };
}

const Fields = z.object({
  phone: Text,
  website: Text,
  about: Text,
  hours: z.record(z.string(), z.string()).default({}),
});

const Post = z.object({ id: z.string(), created_time: z.string(), message: Text });

export function pageCalls(ask: AskGraph, { id, token }: { id: string; token: string }): PageCalls {
  const own = { token, page: id };
  return {
    getFields: () => ask({ ...own, path: id, params: { fields: 'phone,website,about,hours' }, Body: Fields }),
    async updateFields({ hours, ...texts }) {
      const params = { ...texts, ...(hours && { hours: JSON.stringify(hours) }) };
      await ask({ ...own, path: id, method: 'POST', params, Body: z.object({ success: z.literal(true) }) });
    },
    async publishPost(post) {
      const posted = await ask({
        ...own,
        path: `${id}/feed`,
        method: 'POST',
        params: post,
        Body: z.object({ id: z.string().min(1) }),
      });
      return posted.id;
    },
    async listNewestPosts() {
      const params = { fields: 'id,created_time,message', limit: perPage };
      const { data } = await ask({ ...own, path: `${id}/feed`, params, Body: listOf(Post) });
      return data.map((post) => ({
        id: post.id,
        createdAt: new Date(post.created_time),
        message: post.message,
      }));
    },
    async deletePost(postId) {
      await ask({ ...own, path: postId, method: 'DELETE', Body: z.object({ success: z.literal(true) }) });
    },
  };
}
