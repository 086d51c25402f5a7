import type * as z from 'zod';
import { decideAccess } from '@pinfold/contract/access/decide-access';
import {
  type ChangeOrder,
  changeStatuses,
} from '@pinfold/contract/features/external-changes/external-change';
import type { listExternalChanges } from '@pinfold/contract/features/external-changes/external-changes.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { choiceOf, type ChangeFilter } from './change-choice.ts';
import { changesOfPage } from './change-rows.ts';
import { countOf, idsOf, pageOfChanges } from './page-of-changes.ts';

export interface ChangeSearch extends ChangeFilter {
  page: number;
  page_size: number;
  order_by: ChangeOrder;
  only_ids?: boolean | undefined;
}

type ChangePage = z.input<typeof listExternalChanges.response>;

/** @throws Problem `permission_denied` when ended changes are asked for by somebody who may not look back */
export async function listChangesOf(
  queries: Queryable,
  member: Member,
  { page, page_size, order_by: order, only_ids, ...filter }: ChangeSearch,
  massLimit: number,
  language: Language,
): Promise<ChangePage> {
  if ((filter.status ?? '1') !== String(changeStatuses.pending)) requireHistory(member);
  const chosen = choiceOf(member, filter);
  if (only_ids) {
    const ids = await idsOf(queries, pageOfChanges(chosen, { limit: massLimit, offset: 0, order }));
    const count = ids.length < massLimit ? ids.length : await countOf(queries, chosen);
    return { count, results: [], ids, mass_limit: massLimit };
  }
  const paging = { limit: page_size, offset: (page - 1) * page_size, order };
  // At once: on a pool the page does not wait for the count.
  const [count, results] = await Promise.all([
    countOf(queries, chosen),
    changesOfPage(queries, member, pageOfChanges(chosen, paging), language),
  ]);
  return { count, results, mass_limit: massLimit };
}

/** @throws Problem `permission_denied` */
export function requireHistory(member: Member): void {
  if (!mayLookBack(member)) throw new Problem('permission_denied');
}

/** Whether the member may see changes that have ended. */
export function mayLookBack(member: Member): boolean {
  return decideAccess(looksBack, member) === undefined;
}

const looksBack = { permission: 'view_external_changes_history', demo: 'allowed' } as const;
