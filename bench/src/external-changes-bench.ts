import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { ChangeOrder } from '@pinfold/contract/features/external-changes/external-change';
import {
  type ChangeFilter,
  choiceOf,
  changeCountStatement,
  pageOfChanges,
} from '../../apps/api/src/features/external-changes/read/change-choice.ts';
import { changeRowsStatement } from '../../apps/api/src/features/external-changes/read/change-rows.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { fillExternalChanges } from './fill-external-changes.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { owner } from './owner.ts';

/** Every filter and order of the list of changes by others. */
const cases: Record<string, ChangeFilter & { order_by?: ChangeOrder; page?: number }> = {
  'no filter': {},
  'page 200': { page: 200 },
  'the oldest': { order_by: 'oldest' },
  'by location': { order_by: 'location' },
  'by location, page 200': { order_by: 'location', page: 200 },
  words: { q: 'lipowa 12' },
  'no match': { q: 'zamek' },
  locations: { facilities_ids: Array.from({ length: 200 }, (_, index) => 1 + index * 7).join(',') },
  group: { groups: '1' },
  source: { source: 2 },
  fields: { fields: 'website,phone_number' },
  identical: { identical_key: 'same-20' },
  protected: { is_protected: true },
  'not protected': { is_protected: false },
  escalated: { is_escalated: true },
  failed: { has_failed: true },
  days: { date_from: '2026-01-01', date_to: '2030-01-01' },
  history: { status: '2,3,4,5' },
  'history, page 200': { status: '2,3,4,5', page: 200 },
  rejected: { status: '3' },
  'by rule': { status: '2,3', decided_by: 'rule' },
};

const pageSize = 50;

/** The list endpoint, whole, against its own two statements sent straight to the driver. */
export async function benchExternalChanges(
  { services }: ScaleDatabase,
  { changes, runs }: { changes: number; runs: number },
): Promise<Ratio[]> {
  const { queries } = services.database;
  await fillExternalChanges(queries, changes);
  const app = createApp(services);
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  const dialect = new PgDialect();
  const ratios: Ratio[] = [];
  for (const [name, { order_by: order = 'newest', page = 1, ...filter }] of Object.entries(cases)) {
    const address = new URLSearchParams(
      Object.entries({ ...filter, order_by: order, page, page_size: pageSize }).map(([key, value]) => [
        key,
        String(value),
      ]),
    );
    const statements = statementsOf(filter, order, page).map((statement) => dialect.sqlToQuery(statement));
    const endpoint = async () => {
      const response = await app.request(`/external-changes/?${address}`, { headers });
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      await response.text();
    };
    const bare = async () => {
      for (const { sql: text, params } of statements) await driver.query(text, params);
    };
    ratios.push(await compare(name, { endpoint, bare }, runs));
  }
  return ratios;
}

function statementsOf(filter: ChangeFilter, order: ChangeOrder, page: number): SQL[] {
  const chosen = choiceOf(owner, filter);
  const paging = { limit: pageSize, offset: (page - 1) * pageSize, order };
  return [changeCountStatement(chosen), changeRowsStatement(owner.companyId, pageOfChanges(chosen, paging))];
}
