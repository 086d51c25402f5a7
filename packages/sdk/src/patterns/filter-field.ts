import type { ReactNode } from 'react';
import type { Option } from '../ui/collections/option-list.tsx';
import type { ChipOption } from './chip-group.tsx';

/** A component that loads a filter's options and renders its children with them. */
export type OptionsSource = (props: OptionsSourceProps) => ReactNode;

export interface OptionsSourceProps {
  /** What was typed, trimmed; empty unless the input is searched by its source. */
  q: string;
  children: (options: readonly Option[], isLoading?: boolean) => ReactNode;
}

/** Input of a filter in the panel. */
export type FilterInput =
  | {
      kind: 'choice';
      /** Left out where one of the options always applies. */
      anyLabel?: string | undefined;
      options: readonly Option[];
      value: string | undefined;
      onChange: (id: string | undefined) => void;
    }
  | {
      kind: 'choices';
      /** Options, or a component that loads them once the panel is open. */
      options: readonly Option[] | OptionsSource;
      /** The source finds the options for what was typed, since it has more than it loads. @defaultValue false */
      isSearched?: boolean;
      placeholder?: string | undefined;
      value: readonly Option[];
      onChange: (chosen: readonly Option[]) => void;
    }
  | {
      /** A few options, each a chip to press. */
      kind: 'chips';
      options: readonly ChipOption[];
      value: readonly string[];
      onChange: (ids: string[]) => void;
    }
  | {
      kind: 'days';
      /** Named ranges beside the calendar. */
      presets?: readonly { label: string; from: string; to: string }[] | undefined;
      presetsLabel?: string | undefined;
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
 * One filter of a collection, with its input in the panel and its chip. The feature holds the value, so that hosts can
 * keep it in the address.
 */
export interface FilterField {
  id: string;
  /** Label of the input. */
  label: string;
  /** Undefined for filters that only an address or another screen sets. */
  input?: FilterInput | undefined;
  /** Whether its input takes a whole line. @default true for chips, days, entries and custom inputs */
  isWide?: boolean | undefined;
  /** Text of its chip; undefined while the filter is not set. */
  chip: string | undefined;
  clear: () => void;
}

/** Returns the first two names and the number of others: `Nazwa, Telefon +2`. Undefined without names. */
export function chipText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const shown = names.slice(0, 2).join(', ');
  return names.length > 2 ? `${shown} +${names.length - 2}` : shown;
}

/** Returns an input for one value of an enumeration of numbers or texts. */
export function choiceInput<Value extends string | number>(config: {
  anyLabel?: string | undefined;
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

/** Returns an input for several named values. */
export function choicesInput<Value extends string | number>(config: {
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: readonly Value[] | undefined;
  onChange: (values: Value[]) => void;
}): FilterInput {
  const { values, nameOf, value = [], onChange } = config;
  const option = (one: Value) => ({ id: String(one), label: nameOf(one) });
  // Values that are not offered any more, as from an old link, stay until they are removed.
  const known = [...new Set([...values, ...value])];
  return {
    kind: 'choices',
    options: values.map(option),
    value: value.map(option),
    onChange: (chosen) => onChange(known.filter((one) => chosen.some(({ id }) => id === String(one)))),
  };
}

/** Returns an input for several of a few values, in the order in which they are chosen. */
export function chipsInput<Value extends string | number>(config: {
  values: readonly Value[];
  optionOf: (value: Value) => Omit<ChipOption, 'id'>;
  value: readonly Value[] | undefined;
  onChange: (values: Value[]) => void;
}): FilterInput {
  const { values, optionOf, value = [], onChange } = config;
  const known = [...values, ...value];
  return {
    kind: 'chips',
    options: values.map((one) => ({ id: String(one), ...optionOf(one) })),
    value: value.map(String),
    onChange: (ids) => onChange(ids.flatMap((id) => known.find((one) => String(one) === id) ?? [])),
  };
}

/** Returns an input for yes, no or any. */
export function flagInput(config: {
  anyLabel?: string | undefined;
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
