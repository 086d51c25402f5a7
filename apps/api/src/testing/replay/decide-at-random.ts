import { seededRandom } from './seeded-random.ts';
import { asOwner, type Calls } from './replay-calls.ts';

interface Listed {
  count: number;
  results: { id: number; decision: number; is_informational: boolean }[];
}

/** A person accepts some of what waits, rejects some and leaves some; answers how many changes that were. */
export async function decideAtRandom(calls: Calls, seed: number): Promise<number> {
  const random = seededRandom(seed);
  const [accepted, rejected]: [number[], number[]] = [[], []];
  for (let page = 1, seen = 0, count = 1; seen < count; page += 1) {
    const path = `/external-changes/?page=${page}&page_size=100&order_by=oldest`;
    const listed = await asOwner<Listed>(calls, 'GET', path);
    if (listed.results.length === 0) break;
    count = listed.count;
    seen += listed.results.length;
    for (const { id, decision, is_informational } of listed.results) {
      const wish = random();
      if (decision !== 0 || is_informational) continue;
      if (wish < 0.4) accepted.push(id);
      else if (wish < 0.8) rejected.push(id);
    }
  }
  await decide(calls, 2, accepted);
  await decide(calls, 3, rejected);
  return accepted.length + rejected.length;
}

const atOnce = 500;

async function decide(calls: Calls, status: 2 | 3, ids: readonly number[]): Promise<void> {
  for (let first = 0; first < ids.length; first += atOnce) {
    const body = { status, gmb_external_changes_ids: ids.slice(first, first + atOnce) };
    await asOwner(calls, 'PATCH', '/external-changes/', body);
  }
}
