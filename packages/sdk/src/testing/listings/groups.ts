import { canToggleGroupLocation, matchStoreCodes } from '@pinfold/contract/features/listings/groups/group';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, hasText, idsIn, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import { membersOf } from './locations.ts';

type Group = Schemas['LocationGroup'];

/** Groups of locations of the in-memory API. */
export function groupAnswers(data: TestData): TestAnswers {
  const groups = collection(() => data.groups);
  const locations = collection(() => data.locations, 'facility_unknown');
  const counted = (group: Group) => ({ ...group, facilities_count: membersOf(data, group.id).size });
  const save = (group: Group, members: Iterable<number>): Group => {
    if (data.groups.some(({ id, name }) => id !== group.id && name === group.name))
      throw new TestProblem('group_exists');
    const ids = new Set(members);
    for (const id of ids) locations.find(id);
    data.groupMembers.set(group.id, ids);
    groups.put(group);
    data.groups.sort((a, b) => a.name.localeCompare(b.name, 'pl'));
    return counted(group);
  };
  const requireByHand = (group: Group) => {
    if (!canToggleGroupLocation(group)) throw new TestProblem('label_group');
  };

  return {
    listGroups: ({ query }) => {
      const ids = idsIn(query, 'ids');
      const found = data.groups.filter(
        ({ id, name }) => (!ids || ids.includes(id)) && hasText(name, query.get('name')),
      );
      const page = pageOf(found, query, 8);
      return query.get('only_ids') === 'true'
        ? { ...page, results: [], ids: found.map(({ id }) => id) }
        : { ...page, results: page.results.map(counted) };
    },
    listGroupLocations: ({ query }) => {
      const ids = idsIn(query, 'ids') ?? [];
      return {
        results: data.groups
          .filter(({ id }) => ids.includes(id))
          .map(({ id }) => ({ id, facilities_ids: [...membersOf(data, id)] })),
      };
    },
    createGroup: ({ body: { name, facilities_ids: ids = [], labels } }) => {
      if (labels && ids.length > 0) throw new TestProblem('label_group');
      const group = {
        id: groups.nextId(),
        name,
        is_label_group: labels !== undefined,
        labels: labels ?? [],
        facilities_count: 0,
        concerns_other_locations: false,
      };
      return save(group, ids);
    },
    updateGroup: ({ id, body }) => {
      const { add_facilities_ids: added = [], remove_facilities_ids: removed = [], ...changes } = body;
      const group = groups.find(id);
      if (added.length + removed.length > 0) requireByHand(group);
      const kept = [...membersOf(data, id)].filter((one) => !removed.includes(one));
      return save({ ...group, ...changes }, [...kept, ...added]);
    },
    deleteGroup: ({ id }) => {
      groups.find(id);
      if (data.team.members.some((member) => member.facilities_groups_ids.includes(id)))
        throw new TestProblem('group_in_use');
      groups.remove(id);
      data.groupMembers.delete(id);
    },
    importGroup: ({ id, body }) => {
      const group = groups.find(id);
      requireByHand(group);
      const { found, unknown } = matchStoreCodes(body.store_codes, data.locations);
      if (found.length === 0) throw new TestProblem('group_import_failed');
      const members = membersOf(data, id);
      const added = found.filter((location) => !members.has(location.id));
      save(group, [...members, ...added.map((location) => location.id)]);
      return { added: added.length, already_in: found.length - added.length, unknown_codes: unknown };
    },
  };
}
