'use client';
import { useId, type JSX } from 'react';
import { Chip } from '../ui/display/chip.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../ui/layout/text.tsx';
import type { FilterInput } from './filter-field.ts';

interface ChipGroupProps<Id extends string | number> {
  label: string;
  /** With a name to be read in place of a label of signs. */
  options: readonly { id: Id; label: string; name?: string | undefined }[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** A few options of which any number can be chosen. */
export function ChipGroup<Id extends string | number>({
  label,
  options,
  value,
  onChange,
}: ChipGroupProps<Id>): JSX.Element {
  const labelId = useId();
  const toggle = (id: Id, isOn: boolean) =>
    onChange(isOn ? [...value, id] : value.filter((one) => one !== id));
  return (
    <Stack role="group" aria-labelledby={labelId} gap={2}>
      <Text id={labelId} tone="muted" size="s" weight="medium">
        {label}
      </Text>
      <Row gap={3} align="stretch" wrap>
        {options.map(({ id, label: text, name }) => (
          <Chip key={id} isSelected={value.includes(id)} onChange={(isOn) => toggle(id, isOn)}>
            {name ? (
              <>
                <span aria-hidden>{text}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ) : (
              text
            )}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}

/** Returns the input of a filter that draws a few values as chips. */
export function chipsInput<Id extends string | number>(props: ChipGroupProps<Id>): FilterInput {
  return { kind: 'custom', render: () => <ChipGroup {...props} /> };
}
