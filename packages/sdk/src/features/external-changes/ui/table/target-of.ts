import type { Translate } from '../../../../i18n/i18n.ts';
import type { ExternalChange, IdenticalChanges } from '../../external-change.ts';
import type { DecisionTarget } from './use-change-decisions.ts';

/** A decision about one change. */
export function targetOfChange(change: ExternalChange, fieldName: string): DecisionTarget {
  return {
    selection: { ids: [change.id] },
    count: 1,
    name: `${fieldName}, ${change.facility.name}, ${change.facility.formatted_address}`,
    isAskedFirst: change.is_protected,
    isProtected: change.is_protected,
  };
}

/** A decision about all changes of a location. */
export function targetOfLocation(changes: readonly ExternalChange[], count: number): DecisionTarget {
  const location = changes[0]?.facility;
  return {
    selection: { facilitiesIds: location ? [location.id] : [] },
    count,
    name: location ? `${location.name}, ${location.formatted_address}` : '',
    isAskedFirst: changes.some((change) => change.is_protected),
    isProtected: changes.every((change) => change.is_protected),
  };
}

/** A decision about the same change in many locations, each of which may protect the field. */
export function targetOfIdentical(group: IdenticalChanges, fieldName: string, t: Translate): DecisionTarget {
  return {
    selection: { identicalKey: group.identical_key },
    count: group.count,
    name: `${fieldName}, ${t('external_changes.table.in_locations', { count: group.count })}`,
    isAskedFirst: true,
    isProtected: false,
  };
}

/** A decision about what is ticked, of which not everything need be loaded. */
export function targetOfSelection(ids: ReadonlySet<number>, t: Translate): DecisionTarget {
  return {
    selection: { ids: [...ids] },
    count: ids.size,
    name: t('external_changes.table.selected', { count: ids.size }),
    isAskedFirst: true,
    isProtected: false,
  };
}
