'use client';
import { useId, type JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';

interface ChipGroupProps<Id extends string | number> {
  label: string;
  options: readonly { id: Id; label: string; name?: string }[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

/** A few answers of which any number may hold. */
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
    <Group role="group" aria-labelledby={labelId} data-wide>
      <div id={labelId}>{label}</div>
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
    </Group>
  );
}

const Group = styled.div.withConfig(innerClass('ReviewsInbox-filterGroup'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  & > :first-child {
    inline-size: 100%;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 550;
  }
`;
