import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { en } from '../../locales/en.ts';
import { es } from '../../locales/es.ts';
import { pl } from '../../locales/pl.ts';
import { PinfoldProvider } from '../../provider/pinfold-provider.tsx';
import { createTestClient } from '../../testing/create-test-client.ts';
import type { Appearance } from '../../theme/appearance.ts';
import { Surface } from '../../ui/surface.tsx';
import { Screen, useScreenLayout } from '../screen.tsx';

const locales = { pl, en, es };

/** Draws a story of a pattern inside a Provider, whose words and keys it needs. */
export const inPinfold: Decorator = (Story, { globals }) => (
  <Stage
    locale={locales[globals['locale'] as keyof typeof locales]}
    appearance={{ options: { colorScheme: globals['colorScheme'], direction: globals['direction'] } }}
  >
    <Story />
  </Stage>
);

interface StageProps {
  locale: typeof pl;
  appearance: Appearance;
  children: ReactNode;
}

function Stage({ locale, appearance, children }: StageProps) {
  const [client] = useState(createTestClient);
  return (
    <PinfoldProvider client={client} locale={locale} appearance={appearance}>
      <Surface>{children}</Surface>
    </PinfoldProvider>
  );
}

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
