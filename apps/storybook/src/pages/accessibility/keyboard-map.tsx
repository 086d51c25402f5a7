import { en } from '@pinfold/sdk/locales/en';
import { createTranslate, inboxShortcuts } from '@pinfold/sdk/storybook';
import { Kbd } from '@pinfold/sdk/ui';

type Row = readonly [where: string, does: string, ...keys: string[]];

/** Every key that a component listens to, beyond Tab, Enter and Space. */
export function KeyboardMap() {
  return (
    <table className="guide-table">
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, ...ofInbox].map(([where, does, ...keys]) => (
          <tr key={`${where} ${does}`}>
            <td>{where}</td>
            <td>
              <span className="guide-row">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rows: readonly Row[] = [
  ['Dialog, Drawer, Modal', 'Closes; focus returns to what opened it', 'Esc'],
  ['Dialog, Drawer, Modal', 'Goes round inside, never to the page behind', 'Tab'],
  ['Menu', 'Opens on the first or the last command', '↓', '↑'],
  ['Menu', 'Jumps to the command that begins with it', 'A–Z'],
  ['Select, ComboBox', 'Opens, then moves through the options', '↓', '↑'],
  ['MultiComboBox, EntriesField', 'Removes the last entry when nothing is typed', '⌫'],
  ['Tabs', 'Next and previous tab, mirrored where text runs from the right', '→', '←'],
  ['Tabs', 'First and last tab', 'Home', 'End'],
  ['SegmentedControl, RadioGroup', 'Moves the choice', '→', '←'],
  ['DateRangePicker', 'Previous and next day; whole weeks up and down', '←', '→', '↑', '↓'],
  ['DateRangePicker', 'Previous and next month', 'PgUp', 'PgDn'],
  ['VirtualList', 'Next and previous row; first and last', '↓', '↑', 'Home', 'End'],
  ['Tooltip', 'Hides what explains the focused control', 'Esc'],
];

const t = createTranslate(en);

const ofInbox = inboxShortcuts.map(([name, ...keys]): Row => [
  'ReviewsInbox',
  t(`reviews.shortcuts.${name}`),
  ...keys,
]);
