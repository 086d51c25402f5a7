import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { HostPage } from '../../stories/host-page.tsx';
import { Surface } from '../../ui/surface.tsx';
import { Screen, useScreenLayout } from '../screen.tsx';

/** Draws a story of a pattern inside a Provider, whose words and keys it needs. */
export const inPinfold: Decorator = (Story, { globals }) => (
  <HostPage
    locale={String(globals['locale'])}
    colorScheme={globals['colorScheme']}
    direction={globals['direction']}
  >
    <Surface>
      <Story />
    </Surface>
  </HostPage>
);

/** A screen as wide as a story says, for patterns that ask how much room there is. */
export function ExampleScreen({ width = '100%', pane, children }: ExampleScreenProps) {
  const layout = useScreenLayout();
  return (
    <div style={{ inlineSize: width, blockSize: 560 }}>
      <Screen part="LocationList" layout={layout} pane={pane}>
        {children}
      </Screen>
    </div>
  );
}

interface ExampleScreenProps {
  /** A CSS length. */
  width?: string;
  /** Which pane is seen where there is room for one. */
  pane?: string;
  children: ReactNode;
}
