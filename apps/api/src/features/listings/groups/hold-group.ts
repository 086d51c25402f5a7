import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import { locationGroups } from '../listings.table.ts';

/**
 * Lets whoever else changes the group wait until this transaction ends.
 * @throws Problem `not_found`
 */
export async function holdGroup(
  tx: Queryable,
  companyId: number,
  id: number,
): Promise<{ is_label_group: boolean }> {
  const [group] = await tx
    .select({ is_label_group: locationGroups.isLabelGroup })
    .from(locationGroups)
    .where(and(eq(locationGroups.companyId, companyId), eq(locationGroups.id, id)))
    .for('update');
  if (!group) throw new Problem('not_found');
  return group;
}
