import {
  type ChangeField,
  protectableFields,
} from '@pinfold/contract/features/external-changes/external-change';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import { useBegunDrafts } from '../../../state/use-draft-form.ts';
import type { ProtectionChanges, ProtectionState } from './protection.queries.ts';

/** A group of locations with a list of its own. */
export interface ProtectedGroup {
  readonly id: number;
  readonly name: string;
  readonly facilities_count: number;
  readonly fields: readonly ChangeField[];
}

/** What is protected, as it is being filled in. */
export interface ProtectionDraft {
  /** Changes of protected fields are rejected automatically. */
  readonly isAutomatic: boolean;
  /** Protected in every location whose groups have no list of their own. */
  readonly fields: readonly ChangeField[];
  readonly groups: readonly ProtectedGroup[];
}

/** Which list is changed: that of the company, or of a group by id. */
export type ProtectionList = 'company' | number;

export function draftOf({ is_automatic, fields, groups }: ProtectionState): ProtectionDraft {
  return { isAutomatic: is_automatic, fields, groups };
}

/** As the API takes it. Equal drafts look equal, in whatever order they were filled in. */
export function changesOf({ isAutomatic, fields, groups }: ProtectionDraft): ProtectionChanges {
  return {
    is_automatic: isAutomatic,
    fields: inOrder(fields),
    groups: groups
      .map((group) => ({ id: group.id, fields: inOrder(group.fields) }))
      .toSorted((a, b) => a.id - b.id),
  };
}

/** Whether one part of two drafts would be sent as the same. */
export function isSameProtection(
  part: keyof ProtectionDraft,
  a: ProtectionDraft,
  b: ProtectionDraft,
): boolean {
  const name = part === 'isAutomatic' ? 'is_automatic' : part;
  return JSON.stringify(changesOf(a)[name]) === JSON.stringify(changesOf(b)[name]);
}

/** Ticks or unticks fields of one list. */
export function withFields(
  draft: ProtectionDraft,
  list: ProtectionList,
  fields: readonly ChangeField[],
  isOn: boolean,
): ProtectionDraft {
  const change = (now: readonly ChangeField[]) => {
    const others = now.filter((field) => !fields.includes(field));
    return inOrder(isOn ? [...others, ...fields] : others);
  };
  if (list === 'company') return { ...draft, fields: change(draft.fields) };
  const groups = draft.groups.map((group) =>
    group.id === list ? { ...group, fields: change(group.fields) } : group,
  );
  return { ...draft, groups };
}

/** Returns the draft with an own list for a group, initially that of the company. */
export function withGroup(draft: ProtectionDraft, group: Omit<ProtectedGroup, 'fields'>): ProtectionDraft {
  if (draft.groups.some(({ id }) => id === group.id)) return draft;
  const { id, name, facilities_count } = group;
  return { ...draft, groups: [...draft.groups, { id, name, facilities_count, fields: draft.fields }] };
}

export function withoutGroup(draft: ProtectionDraft, id: number): ProtectionDraft {
  return { ...draft, groups: draft.groups.filter((group) => group.id !== id) };
}

function inOrder(fields: readonly ChangeField[]): ChangeField[] {
  return protectableFields.filter((field) => fields.includes(field));
}

/**
 * Whether there are unsaved protection settings, on any page. They are kept while the Provider is mounted; logging out
 * discards them.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { isEmpty } = useProtectionDraft();
 * useBeforeUnload(!isEmpty);
 * ```
 */
export function useProtectionDraft(): { readonly isEmpty: boolean } {
  const { client } = usePinfold();
  return { isEmpty: useBegunDrafts(draftKeys.protection(client.scope)).length === 0 };
}

/** The name of a section of fields that can be protected. */
export type ProtectionSection = 'name_address' | 'contact' | 'hours' | 'catalog' | 'other';

/** Fields that people think of together, in the order in which they are shown. */
export const protectionSections: Readonly<Record<ProtectionSection, readonly ChangeField[]>> = {
  name_address: ['name', 'street', 'house_number', 'postal_code', 'city', 'region', 'country', 'coordinates'],
  contact: ['phone_number', 'phone_number_2', 'website'],
  hours: ['opening_hours', 'special_hours', 'more_hours', 'open_status'],
  catalog: ['primary_category', 'additional_categories', 'service_items', 'attributes'],
  other: ['description', 'opening_date', 'store_code', 'labels'],
};

export const protectionSectionNames = Object.keys(protectionSections) as ProtectionSection[];
