import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSelection } from '../state/use-selection.ts';
import { Button } from '../ui/actions/button.tsx';
import { Row } from '../ui/layout/stack.tsx';
import { BulkBar, SelectShown } from './bulk-bar.tsx';
import { ScreenBody } from './screen.tsx';
import { ExampleScreen, inPinfold } from './stories/in-pinfold.tsx';
import { useEffect } from 'react';

interface ExampleSelectionProps {
  /** Number of selected rows. */
  ticked: number;
  isAllMatching?: boolean;
  isFinding?: boolean;
  note?: string;
  width?: string;
}

const shown = [1, 2, 3, 4];
const matching = Array.from({ length: 700 }, (_, index) => index + 1);
const never = new Promise<readonly number[]>(() => undefined);

/** Four of 700 rows, some selected. */
function ExampleSelection({ ticked, isAllMatching, isFinding, note, width = '100%' }: ExampleSelectionProps) {
  const selection = useSelection({
    query: '',
    findIds: () => (isFinding ? never : Promise.resolve(matching.slice(0, 500))),
  });
  useEffect(() => {
    selection.add(shown.slice(0, ticked));
    if (isAllMatching || isFinding) void selection.selectAllMatching();
    // Only on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const box = <SelectShown label="Zaznacz widoczne" shown={shown} selection={selection} />;
  return (
    <ExampleScreen width={width}>
      <ScreenBody>
        <Row flex="grow" align="start" padding={5}>
          {box}
        </Row>
        <BulkBar
          selection={selection}
          most={500}
          countLabel={`Zaznaczono: ${selection.count}`}
          selectAllLabel="Zaznacz 500"
          clearLabel="Wyczyść zaznaczenie"
          note={note}
          box={box}
        >
          <Button size="s">Dodaj do grupy</Button>
          <Button size="s" variant="primary">
            Edytuj
          </Button>
        </BulkBar>
      </ScreenBody>
    </ExampleScreen>
  );
}

const meta = {
  component: ExampleSelection,
  decorators: [inPinfold],
  parameters: { layout: 'edge' },
  args: { ticked: 2 },
} satisfies Meta<typeof ExampleSelection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTicked: Story = { args: { ticked: 0 } };
export const SomeTicked: Story = {};
export const AllShownTicked: Story = { args: { ticked: 4 } };
export const FindingAll: Story = { args: { isFinding: true } };

export const NothingIsDoneWithAFew: Story = {
  name: 'LST-01 nothing is done with a few while all are being found',
  parameters: { staysDimmed: true },
  args: { isFinding: true },
  play: async ({ canvas }) => {
    const edit = canvas.getByText('Edytuj').closest('button');
    edit?.focus();
    await expect(edit).not.toHaveFocus();
  },
};

export const AllMatching: Story = {
  args: { isAllMatching: true, note: 'Naraz można edytować 500 lokalizacji.' },
};
export const OnAPhone: Story = { args: { width: '360px' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
