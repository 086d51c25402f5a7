import { useState, type ReactNode } from 'react';
import { en } from '../../../../../locales/en.ts';
import { es } from '../../../../../locales/es.ts';
import { pl } from '../../../../../locales/pl.ts';
import { PinfoldProvider } from '../../../../../provider/pinfold-provider.tsx';
import { createTestClient, type TestClientOptions } from '../../../../../testing/create-test-client.ts';

/** How a story surrounds a control. */
export interface ExampleSurroundings {
  /** Pixels; a phone is 390. @default 520 */
  width?: number;
  api?: TestClientOptions;
}

interface ExampleControlProps<Value> extends ExampleSurroundings {
  /** What the control begins with. */
  initial: Value;
  globals: { readonly [Name in string]?: unknown };
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** A host's form with one control, and below it what the form holds. */
export function ExampleControl<Value>({
  initial,
  width = 520,
  api,
  globals,
  children,
}: ExampleControlProps<Value>) {
  const [client] = useState(() => createTestClient(api));
  const [value, setValue] = useState(initial);
  const { locale, colorScheme, direction } = globals;
  return (
    <div style={{ maxInlineSize: width, padding: 16 }}>
      <PinfoldProvider
        client={client}
        locale={locale === 'en' ? en : locale === 'es' ? es : pl}
        appearance={{
          options: {
            colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
            direction: direction === 'rtl' ? 'rtl' : 'ltr',
          },
        }}
      >
        {children(value, setValue)}
      </PinfoldProvider>
      <output hidden data-testid="value">
        {JSON.stringify(value)}
      </output>
    </div>
  );
}

/** What the form of the last story holds. */
export function heldValue(canvasElement: HTMLElement): unknown {
  return JSON.parse(canvasElement.querySelector('[data-testid=value]')?.textContent ?? 'null');
}
