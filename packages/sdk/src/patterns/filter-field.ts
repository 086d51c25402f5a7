import type { ReactNode } from 'react';
import type { Option } from '../ui/collections/option-list.tsx';

/** A component that loads a filter's options and renders its children with them. */
export type OptionsSource = (props: OptionsSourceProps) => ReactNode;

export interface OptionsSourceProps {
  /** What was typed, trimmed; empty unless the input is searched by its source. */
  q: string;
  children: (options: readonly Option[], isLoading?: boolean) => ReactNode;
}

type FilterValue = string | number | boolean;

/** One value of a few. */
interface ChoiceConfig<Value extends FilterValue> {
  /** Left out where one of the options always applies. */
  anyLabel?: string | undefined;
  values: readonly Value[];
  nameOf(value: NoInfer<Value>): string;
  value: Value | undefined;
  onChange(value: NoInfer<Value> | undefined): void;
}

/** Input of a filter in the panel. */
export type FilterInput =
  | ({ kind: 'choice' } & ChoiceConfig<FilterValue>)
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
  /** Whether its input takes a whole line. @default true for days, entries and custom inputs */
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
export function choiceInput<Value extends FilterValue>(config: ChoiceConfig<Value>): FilterInput {
  return { kind: 'choice', ...config };
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

/** Returns an input for yes, no or any. */
export function flagInput({
  yes,
  no,
  ...config
}: Omit<ChoiceConfig<boolean>, 'values' | 'nameOf'> & { yes: string; no: string }): FilterInput {
  return choiceInput({ ...config, values: [true, false], nameOf: (value) => (value ? yes : no) });
}
