import { canToggleGroupLocation, matchStoreCodes } from '@pinfold/contract/features/listings/groups/group';
import type { Schemas } from '../client/schema.ts';
import { groupMembersOf } from './group-members-of.ts';
import { hasText, noContent, pageOf, type TestAnswers } from './test-answers.ts';
import type { TestData } from './test-data.ts';
import { TestProblem } from './test-problem.ts';

/** Groups of locations of the in-memory API. */
export function createTestGroupsApi(data: TestData): TestAnswers {
  const membersOf = (id: number) => groupMembersOf(data, id);
  const counted = (group: Schemas['LocationGroup']) => ({
    ...group,
    facilities_count: membersOf(group.id).size,
  });

  const save = (group: Schemas['LocationGroup'], ids: Iterable<number>): Schemas['LocationGroup'] => {
    const held = new Set(ids);
    if (data.groups.some(({ id, name }) => id !== group.id && name === group.name))
      throw new TestProblem('group_exists');
    if ([...held].some((id) => !data.locations.some((location) => location.id === id)))
      throw new TestProblem('facility_unknown');
    data.groupMembers.set(group.id, held);
    data.groups = [...data.groups.filter(({ id }) => id !== group.id), group].toSorted((a, b) =>
      a.name.localeCompare(b.name, 'pl'),
    );
    return counted(group);
  };
  const find = (id: number, isByHand = false) => {
    const group = data.groups.find((one) => one.id === id);
    if (!group) throw new TestProblem('not_found');
    if (isByHand && !canToggleGroupLocation(group)) throw new TestProblem('label_group');
    return group;
  };

  return {
    listGroups: ({ query }) => {
      const ids = query.get('ids')?.split(',').map(Number);
      const found = data.groups.filter(
        ({ id, name }) => (!ids || ids.includes(id)) && hasText(name, query.get('name')),
      );
      if (query.get('only_ids') === 'true')
        return Response.json({ count: found.length, results: [], ids: found.map(({ id }) => id) });
      return Response.json({ count: found.length, results: pageOf(found, query, 8).map(counted) });
    },
    listGroupLocations: ({ query }) => {
      const ids = (query.get('ids') ?? '').split(',').map(Number);
      const groups = data.groups.filter(({ id }) => ids.includes(id));
      return Response.json({
        results: groups.map(({ id }) => ({ id, facilities_ids: [...membersOf(id)] })),
      });
    },
    createGroup: ({ body }) => {
      const { name, facilities_ids: ids = [], labels } = body as Schemas['NewLocationGroup'];
      if (labels && ids.length > 0) throw new TestProblem('label_group');
      const id = Math.max(0, ...data.groups.map((group) => group.id)) + 1;
      const group = {
        id,
        name,
        is_label_group: labels !== undefined,
        labels: labels ?? [],
        facilities_count: 0,
        concerns_other_locations: false,
      };
      return Response.json(save(group, ids), { status: 201 });
    },
    updateGroup: ({ id, body }) => {
      const change = body as Schemas['LocationGroupChange'];
      const { add_facilities_ids: added = [], remove_facilities_ids: removed = [] } = change;
      const group = find(id, added.length + removed.length > 0);
      const kept = [...membersOf(id)].filter((one) => !removed.includes(one));
      const { name = group.name, labels = group.labels } = change;
      return Response.json(save({ ...group, name, labels }, [...kept, ...added]));
    },
    deleteGroup: ({ id }) => {
      find(id);
      if (data.team.members.some((member) => member.facilities_groups_ids.includes(id)))
        throw new TestProblem('group_in_use');
      data.groups = data.groups.filter((group) => group.id !== id);
      data.groupMembers.delete(id);
      return noContent();
    },
    importGroup: ({ id, body }) => {
      const group = find(id, true);
      const codes = (body as Schemas['GroupCodes']).store_codes;
      const { found, unknown } = matchStoreCodes(codes, data.locations);
      if (found.length === 0) throw new TestProblem('group_import_failed');
      const held = membersOf(id);
      const fresh = found.filter((location) => !held.has(location.id));
      save(group, [...held, ...fresh.map((location) => location.id)]);
      const already_in = found.length - fresh.length;
      return Response.json({ added: fresh.length, already_in, unknown_codes: unknown });
    },
  };
}
