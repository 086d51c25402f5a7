import { useState, type ReactNode } from 'react';
import { HostPage } from '../../../../../stories/host-page.tsx';
import type { TestClientOptions } from '../../../../../testing/create-test-client.ts';

/** How a story surrounds a control. */
export interface ExampleSurroundings {
  /** Pixels; a phone is 390. @default 520 */
  width?: number;
  api?: TestClientOptions | undefined;
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
  const [value, setValue] = useState(initial);
  const { locale, colorScheme, direction } = globals;
  return (
    <>
      <HostPage
        room={{ maxInlineSize: width, padding: 16 }}
        api={api}
        locale={String(locale)}
        colorScheme={colorScheme === 'dark' ? 'dark' : 'light'}
        direction={direction === 'rtl' ? 'rtl' : 'ltr'}
      >
        {children(value, setValue)}
      </HostPage>
      <output hidden data-testid="value">
        {JSON.stringify(value)}
      </output>
    </>
  );
}

/** What the form of the last story holds. */
export function heldValue(canvasElement: HTMLElement): unknown {
  return JSON.parse(canvasElement.querySelector('[data-testid=value]')?.textContent ?? 'null');
}
