import {
  externalChangeEvents,
  protectedFieldSets,
} from '../../features/external-changes/external-changes.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';
import { planted } from './planted.ts';

/** Rows of external changes for sample requests. */
export interface ExternalChangeRows {
  /** Pending, of the first location. */
  changeId: number;
}

/** A pending change of each location, an ended one of the second, and a list of protected fields of its group. */
export async function makeExternalChangeRows(
  { make, services }: TestApi,
  { companyId, userId, locationIds, groupIds }: SampleMember,
): Promise<ExternalChangeRows & { changeIds: [number, number] }> {
  const { queries } = services.database;
  const [first, second] = locationIds;
  const telling = { proposed: { name: `Kawiarnia ${planted} i lody` }, identicalKey: planted };
  const changeIds: [number, number] = [
    await make.change(companyId, first),
    await make.change(companyId, second, { ...telling, reason: 'edit_not_published' }),
  ];
  const decidedAt = services.now();
  const rejected = { status: 3, decision: 2, step: 'done', decidedBy: userId, decidedAt } as const;
  await make.change(companyId, second, { ...telling, ...rejected });
  await queries
    .insert(externalChangeEvents)
    .values(changeIds.map((changeId) => ({ companyId, changeId, kind: 'detected', at: decidedAt }) as const));
  await queries
    .insert(protectedFieldSets)
    .values({ companyId, groupId: groupIds[1], fields: ['name'], updatedAt: decidedAt, updatedBy: userId });
  return { changeId: changeIds[0], changeIds };
}

export function externalChangeSamples({
  changeId,
  groupId,
}: ExternalChangeRows & { groupId: number }): Record<string, RawRequest> {
  const ofChange = { params: { id: changeId } };
  const chosen = { gmb_external_changes_ids: [changeId] };
  const protection = {
    is_automatic: false,
    fields: ['name', 'website'],
    groups: [{ id: groupId, fields: ['labels'] }],
  };
  return {
    listExternalChanges: {},
    listIdenticalChanges: {},
    getExternalChangeStats: {},
    getExternalChange: ofChange,
    listExternalChangeEvents: ofChange,
    decideExternalChange: { ...ofChange, body: { status: 3 } },
    decideExternalChanges: { body: { status: 3, ...chosen } },
    rejectExternalChanges: { body: chosen },
    getProtectionSettings: {},
    updateProtectionSettings: { body: protection },
    rehearseProtection: { body: protection },
    getProtectionSummary: {},
  };
}
