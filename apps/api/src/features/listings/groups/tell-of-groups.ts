import type { Queryable } from '../../../database/database.ts';
import type { LiveBus } from '../../../live/live-bus.ts';

/** Lists of locations change, and so does what people see who were given a group. */
export async function tellOfGroups(live: LiveBus, tx: Queryable, companyId: number): Promise<void> {
  await live.publish(tx, companyId, { topic: 'locations', ids: [] });
  await live.publish(tx, companyId, { topic: 'team', ids: [] });
}
