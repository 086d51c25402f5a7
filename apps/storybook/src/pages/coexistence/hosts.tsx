import { useState, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { ReviewsInbox } from '@pinfold/sdk/reviews';
import type { Appearance } from '@pinfold/sdk/styles';
import { TeamMembers } from '@pinfold/sdk/team';
import { ExampleHost } from '../example-host.tsx';
import { hostileStyles } from './hostile-styles.ts';

/** A page without styles of its own. */
export function CalmHost() {
  return (
    <div className="calm" data-testid="calm">
      <Components />
    </div>
  );
}

/** A page with a reset, element rules, another theme, high z-indexes and right-to-left text. */
export function HostileHost() {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <ThemeProvider theme={{ colors: { primary: 'hotpink' }, space: 999 }}>
      <style>{hostileStyles}</style>
      <div className="hostile" data-testid="hostile" dir="rtl" style={{ position: 'relative' }}>
        <HostsOwn />
        <div ref={setContainer} />
        <Components portalContainer={container} appearance={aboveTheHost} />
      </div>
    </ThemeProvider>
  );
}

function HostsOwn() {
  return (
    <div data-testid="host-own" style={{ position: 'sticky', insetBlockStart: 0, zIndex: 9999 }}>
      <p>Host text</p> <button type="button">Host button</button>
    </div>
  );
}

// The host's header has z-index 9999.
const aboveTheHost: Appearance = { tokens: { 'z-overlay': '10000', 'z-toast': '10001' } };

interface ComponentsProps {
  appearance?: Appearance;
  portalContainer?: Element | null;
}

function Components(props: ComponentsProps): ReactNode {
  return (
    <ExampleHost locale="en" {...props}>
      <div className="guide-frame" style={{ blockSize: 560 }}>
        <ReviewsInbox headingLevel={3} />
      </div>
      <TeamMembers headingLevel={3} />
    </ExampleHost>
  );
}
