// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { CheckBox } from './fields/check-box.tsx';
import { ComboBox } from './fields/combo-box.tsx';
import { DateField } from './fields/date-field.tsx';
import { DateRangePicker } from './fields/date-range-picker.tsx';
import { EntriesField } from './fields/entries-field.tsx';
import { MultiComboBox } from './fields/multi-combo-box.tsx';
import { RadioGroup } from './fields/radio-group.tsx';
import { SearchField } from './fields/search-field.tsx';
import { Select } from './fields/select.tsx';
import { Switch } from './fields/switch.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** As a reader's browser draws them before the words have arrived. */
const noWords = { label: '', isLabelHidden: true };
const choice = { options: [], emptyText: '', onChange: () => undefined };

const fields = {
  CheckBox: <CheckBox {...noWords} />,
  ComboBox: <ComboBox {...noWords} {...choice} value={null} />,
  DateField: <DateField {...noWords} value={null} onChange={() => undefined} />,
  DateRangePicker: <DateRangePicker {...noWords} value={null} onChange={() => undefined} />,
  EntriesField: (
    <EntriesField
      {...noWords}
      entries={[]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      removeLabel={() => ''}
      wrongLabel={() => ''}
    />
  ),
  MultiComboBox: <MultiComboBox {...noWords} {...choice} value={[]} removeLabel={() => ''} />,
  ProgressBar: <ProgressBar {...noWords} value={1} />,
  RadioGroup: <RadioGroup label="" {...choice} options={[{ value: 'one', label: '' }]} value={null} />,
  SearchField: <SearchField label="" clearLabel="" />,
  Select: <Select {...noWords} {...choice} value={null} />,
  Switch: <Switch {...noWords} />,
  TextArea: <TextArea {...noWords} />,
  TextField: <TextField {...noWords} />,
};

test.each(Object.entries(fields))(
  'SDK-08 a field that waits for its words writes nothing into the console of the host: %s',
  (_name, field) => {
    const complaints = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    render(<StrictMode>{field}</StrictMode>);
    expect(complaints.flatMap((complaint) => complaint.mock.calls)).toEqual([]);
  },
);
