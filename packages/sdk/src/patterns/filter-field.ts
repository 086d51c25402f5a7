import type { ReactNode } from 'react';
import type { Option } from '../ui/collections/option-list.tsx';

/** Finds the options of a filter, and draws its children with them. */
export type OptionsSource = (props: OptionsSourceProps) => ReactNode;

export interface OptionsSourceProps {
  children: (options: readonly Option[]) => ReactNode;
}

/** How a filter is set in the panel. */
export type FilterInput =
  | {
      kind: 'choice';
      anyLabel: string;
      options: readonly Option[];
      value: string | undefined;
      onChange: (id: string | undefined) => void;
    }
  | {
      kind: 'choices';
      /** A component that finds the options, where they are fetched once the panel is open. */
      options: readonly Option[] | OptionsSource;
      value: readonly Option[];
      onChange: (chosen: readonly Option[]) => void;
    }
  | {
      kind: 'days';
      from: string | undefined;
      to: string | undefined;
      onChange: (from: string | undefined, to: string | undefined) => void;
    }
  | {
      kind: 'entries';
      description?: string | undefined;
      entries: readonly string[];
      onAdd: (text: string) => void;
      onRemove: (entry: string) => void;
    }
  | { kind: 'custom'; render: () => ReactNode };

/**
 * One filter of a collection: what the panel asks, and what its chip says. The value is the feature's own, so that
 * the host can keep it in the address.
 */
export interface FilterField {
  id: string;
  /** Above its input. */
  label: string;
  /** Left out for what only an address or another screen can set. */
  input?: FilterInput | undefined;
  /** In the reader's words what it narrows to; undefined while it is not set. */
  chip: string | undefined;
  clear: () => void;
}

/** `Nazwa, Telefon +2`: the first two of some names, so that a chip stays short. */
export function chipText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const shown = names.slice(0, 2).join(', ');
  return names.length > 2 ? `${shown} +${names.length - 2}` : shown;
}

/** An input of one choice among the values of an enumeration, which are numbers or words. */
export function choiceInput<Value extends string | number>(config: {
  anyLabel: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}): FilterInput {
  const { anyLabel, values, nameOf, value, onChange } = config;
  return {
    kind: 'choice',
    anyLabel,
    options: values.map((one) => ({ id: String(one), label: nameOf(one) })),
    value: value === undefined ? undefined : String(value),
    onChange: (id) => onChange(values.find((one) => String(one) === id)),
  };
}

/** An input of any number of choices among values that have names. */
export function choicesInput<Value extends string | number>(config: {
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: readonly Value[] | undefined;
  onChange: (values: Value[]) => void;
}): FilterInput {
  const { values, nameOf, value = [], onChange } = config;
  const option = (one: Value) => ({ id: String(one), label: nameOf(one) });
  // What is set but no longer offered, say from an old link, stays until it is taken away.
  const known = [...new Set([...values, ...value])];
  return {
    kind: 'choices',
    options: values.map(option),
    value: value.map(option),
    onChange: (chosen) => onChange(known.filter((one) => chosen.some(({ id }) => id === String(one)))),
  };
}

/** An input of yes, no or either. */
export function flagInput(config: {
  anyLabel: string;
  yes: string;
  no: string;
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}): FilterInput {
  const { anyLabel, yes, no, value, onChange } = config;
  return {
    kind: 'choice',
    anyLabel,
    options: [
      { id: 'true', label: yes },
      { id: 'false', label: no },
    ],
    value: value === undefined ? undefined : String(value),
    onChange: (id) => onChange(id === undefined ? undefined : id === 'true'),
  };
}
