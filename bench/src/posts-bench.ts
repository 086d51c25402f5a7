import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf, type Driver } from './driver-of.ts';
import { fillPosts } from './fill-posts.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { statementsOfGate } from './recorded-statements.ts';
import { bareItems, barePosts, type FoundPage, type ItemsAsked, type PostsAsked } from './posts-floor.ts';

/** The list of posts: filters, tabs and pages, as its screen asks for them. */
const lists: Record<string, PostsAsked> = {
  'posts, first page': {},
  'posts, page 90': { page: 90 },
  'posts, 100 a page': { page_size: 100 },
  planned: { tab: 'planned' },
  type: { type: 3 },
  'in progress': { status: 'processing' },
  published: { status: 'published' },
  problems: { status: 'problems' },
  'one location': { facilities_ids: [17] },
  '500 locations': { facilities_ids: Array.from({ length: 500 }, (_, index) => 1 + index * 17) },
  words: { q: 'wypiek 77' },
  'no match': { q: 'zamek' },
  'type, problems, words': { type: 1, status: 'problems', q: 'sernik' },
};

/** The locations of one post. */
const items: Record<string, ItemsAsked> = {
  'locations of a post': {},
  'locations, 100 a page': { page_size: 100 },
  'locations, last page': { page: 5 },
  'locations, published': { state: 'published' },
  'locations, words': { q: 'lipowa 1' },
};

/**
 * Both endpoints, whole, against statements written by hand that return the same rows, after the one that every request
 * begins with: who asks, and what that member may do.
 */
export async function benchPosts(
  { services }: ScaleDatabase,
  { items: count, runs }: { items: number; runs: number },
): Promise<Ratio[]> {
  const { queries } = services.database;
  await fillPosts(queries, count);
  const app = createApp(services);
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  const ask = async (path: string, query: object): Promise<string> => {
    const response = await app.request(`${path}?${addressOf(query)}`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text;
  };
  const gate = await statementsOfGate(queries, async () => void (await ask('/local-posts/', {})));
  if (gate.length !== 1) throw new Error(`The gate asks ${gate.length} times who calls.`);
  const identify = async () => {
    for (const { text, params } of gate) await driver.query(text, params);
  };
  const ratios: Ratio[] = [];
  const measure = async (
    name: string,
    path: string,
    query: object,
    floor: (driver: Driver) => Promise<FoundPage>,
  ) => {
    requireSame(name, foundIn(await ask(path, query)), await floor(driver));
    const endpoint = async () => void (await ask(path, query));
    const bare = async () => {
      await identify();
      await floor(driver);
    };
    ratios.push(await compare(name, { endpoint, bare }, runs));
  };
  for (const [name, query] of Object.entries(lists))
    await measure(name, '/local-posts/', query, (to) => barePosts(to, query));
  const [post = 0] = foundIn(await ask('/local-posts/', { page: 3 })).ids;
  for (const [name, query] of Object.entries(items))
    await measure(name, `/local-posts/${post}/facilities/`, query, (to) => bareItems(to, post, query));
  return ratios;
}

function addressOf(query: object): string {
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
}

function foundIn(answer: string): FoundPage {
  const { count, results } = JSON.parse(answer) as { count: number; results: { id: number }[] };
  return { count, ids: results.map(({ id }) => id) };
}

/** A floor that returns other rows would be none. */
function requireSame(name: string, found: FoundPage, floor: FoundPage): void {
  const [asked, bare] = [JSON.stringify(found), JSON.stringify(floor)];
  if (asked !== bare) throw new Error(`${name}: the endpoint found ${asked}, the floor ${bare}`);
}
