import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../ui/actions/link.tsx';
import { List } from '../ui/layout/list.tsx';
import { Inset, Row, Stack } from '../ui/layout/stack.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';
import { ScreenBody } from './screen.tsx';
import { SplitPane } from './split-pane.tsx';
import { ExampleScreen, inPinfold } from './stories/in-pinfold.tsx';

interface ExamplePanesProps {
  list: 'start' | 'end';
  narrow: 'cover' | 'below';
  /** Which pane is seen where there is room for one. */
  pane?: 'list' | 'detail';
  width?: string;
  hasFoot?: boolean;
}

/** A list of reviews and the one that is open, or places and where they are. */
function ExamplePanes({ list, narrow, pane = 'list', width = '100%', hasFoot }: ExamplePanesProps) {
  const isPhone = width !== '100%';
  const rows = (
    <List key="list" lines="between">
      {['Zofia Wrona', 'Adam Kos', 'Ewa Sikora'].map((name) => (
        <Row key={name} as="li" padding={[4, 5]}>
          <Link href={`#${name}`}>{name}</Link>
        </Row>
      ))}
    </List>
  );
  const other = (
    <Stack
      key="other"
      as="section"
      gap={3}
      padding={6}
      isFramed
      aria-label="Otwarta opinia"
      hidden={narrow === 'cover' && isPhone && pane === 'list'}
      style={narrow === 'cover' && isPhone && pane === 'list' ? { display: 'none' } : undefined}
    >
      <Heading level={2} size="m">
        Zofia Wrona
      </Heading>
      <Text as="p">Najlepszy sernik w mieście, a kawa jeszcze lepsza.</Text>
    </Stack>
  );
  return (
    <ExampleScreen width={width} pane={pane}>
      <ScreenBody>
        <SplitPane list={list} listWidth="minmax(240px, 320px)" narrow={narrow}>
          {list === 'start' ? [rows, other] : [other, rows]}
          {hasFoot && (
            <Inset padding={[3, 6]} lines="above">
              <Text size="s" tone="muted">
                3 opinie, 1 bez odpowiedzi
              </Text>
            </Inset>
          )}
        </SplitPane>
      </ScreenBody>
    </ExampleScreen>
  );
}

const meta = {
  component: ExamplePanes,
  decorators: [inPinfold],
  parameters: { layout: 'edge' },
  args: { list: 'start', narrow: 'cover' },
} satisfies Meta<typeof ExamplePanes>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = '360px';

export const ListAtTheStart: Story = {};
export const ListAtTheEnd: Story = { args: { list: 'end', narrow: 'below', hasFoot: true } };
export const FromRightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const ListOnAPhone: Story = { args: { width: phone } };
export const DetailOnAPhone: Story = { args: { width: phone, pane: 'detail' } };
export const BelowEachOtherOnAPhone: Story = {
  args: { list: 'end', narrow: 'below', width: phone, hasFoot: true },
};
