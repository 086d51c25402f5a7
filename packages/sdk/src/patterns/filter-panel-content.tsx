'use client';
import { parseDate } from '@internationalized/date';
import { type JSX, type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { partClass } from '../theme/part-class.ts';
import type { Option } from '../ui/collections/option-list.tsx';
import { Button } from '../ui/actions/button.tsx';
import { DateRangePicker } from '../ui/fields/date-range-picker.tsx';
import { EntriesField } from '../ui/fields/entries-field.tsx';
import { MultiComboBox } from '../ui/fields/multi-combo-box.tsx';
import { Select } from '../ui/fields/select.tsx';
import { Drawer } from '../ui/overlays/drawer.tsx';
import { Popover } from '../ui/overlays/popover.tsx';
import type { FilterField, FilterInput } from './filter-field.ts';
import type { CollectionFiltersProps } from './filter-panel.tsx';

interface FilterPanelContentProps extends CollectionFiltersProps {
  trigger: ReactElement;
  doneLabel: string;
  isOpen: boolean;
  isNarrow: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All filters, each applied at once: a popover on wide screens, otherwise a drawer. */
export function FilterPanelContent({
  fields,
  title,
  trigger,
  hasFilters,
  onClear,
  doneLabel,
  isNarrow,
  isOpen,
  onOpenChange,
}: FilterPanelContentProps): JSX.Element {
  const t = useTranslate();
  const open = { isOpen, onOpenChange };
  const label = title ?? t('common.list.filters');
  const form = (
    <Form>
      {fields.map((field) => (
        <FilterControl key={field.id} field={field} />
      ))}
    </Form>
  );
  const footer = (
    <Footer>
      <Button variant="ghost" onPress={onClear} isDisabled={!hasFilters}>
        {t('common.clear_all')}
      </Button>
      <Button variant="primary" onPress={() => onOpenChange(false)}>
        {doneLabel}
      </Button>
    </Footer>
  );
  if (!isNarrow)
    return (
      <Popover label={label} trigger={trigger} {...open}>
        {form}
        {footer}
      </Popover>
    );
  return (
    <>
      {trigger}
      <Drawer title={label} closeLabel={t('common.close')} footer={footer} {...open}>
        {form}
      </Drawer>
    </>
  );
}

function FilterControl({ field }: { field: FilterField }) {
  const { label, input, isWide = input && wideKinds.includes(input.kind) } = field;
  if (!input) return null;
  const control = <InputControl {...{ label, input }} />;
  return isWide ? <FilterLine>{control}</FilterLine> : control;
}

const wideKinds: readonly FilterInput['kind'][] = ['days', 'entries', 'custom'];

function InputControl({ label, input }: { label: string; input: FilterInput }) {
  const t = useTranslate();
  const format = useFormat();
  switch (input.kind) {
    case 'choice':
      return (
        <Select
          label={label}
          options={[
            ...(input.anyLabel === undefined ? [] : [{ id: 'any', label: input.anyLabel }]),
            ...input.values.map((one) => ({ id: String(one), label: input.nameOf(one) })),
          ]}
          value={String(input.value ?? 'any')}
          onChange={(id) => input.onChange(input.values.find((one) => String(one) === id))}
        />
      );
    case 'choices':
      return <ChoicesControl {...input} label={label} />;
    case 'days':
      return (
        <DateRangePicker
          label={label}
          {...(input.presetsLabel && { presetsLabel: input.presetsLabel })}
          presets={(input.presets ?? []).map((preset) => ({ label: preset.label, value: rangeOf(preset) }))}
          maxValue={parseDate(format.today())}
          value={input.from && input.to ? rangeOf({ from: input.from, to: input.to }) : null}
          onChange={(range) => input.onChange(range?.start.toString(), range?.end.toString())}
        />
      );
    case 'entries':
      return (
        <EntriesField
          label={label}
          description={input.description}
          entries={input.entries}
          onAdd={input.onAdd}
          onRemove={input.onRemove}
          removeLabel={(name) => t('common.list.remove', { name })}
        />
      );
    case 'custom':
      return input.render();
  }
}

function rangeOf({ from, to }: { from: string; to: string }) {
  return { start: parseDate(from), end: parseDate(to) };
}

function ChoicesControl({
  label,
  options: Options,
  isSearched = false,
  placeholder,
  value,
  onChange,
}: Extract<FilterInput, { kind: 'choices' }> & { label: string }) {
  const t = useTranslate();
  const [q, setQ] = useState('');
  const draw = (options: readonly Option[], isLoading = false) => (
    <MultiComboBox
      emptyText={t('common.list.nothing')}
      removeLabel={(name) => t('common.list.remove', { name })}
      loadingText={t('common.loading')}
      {...(isSearched && { onInputChange: (text) => setQ(text.trim()) })}
      {...(placeholder && { placeholder })}
      {...{ label, options, value, onChange, isLoading }}
    />
  );
  return typeof Options === 'function' ? <Options q={q}>{draw}</Options> : draw(Options);
}

const Form = styled.div.withConfig(partClass('FilterPanel'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: 14px var(--pf-space-5);
  inline-size: min(560px, calc(100vw - 48px));
  :where(.pinfold-Drawer) & {
    inline-size: 100%;
  }
`;

const FilterLine = styled.div`
  grid-column: 1 / -1;
`;

const Footer = styled.div.withConfig(partClass('FilterPanel-footer'))`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--pf-space-3);
  :where(.pinfold-Popover) & {
    position: sticky;
    inset-block-end: 0;
    margin: 16px -14px -14px;
    padding: 10px 14px;
    border-block-start: 1px solid var(--pf-line-2);
    background: var(--pf-raised);
  }
`;
