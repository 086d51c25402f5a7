import { useState } from 'react';
import { SegmentedControl } from '@pinfold/sdk/storybook';
import { Button, CheckBox, ProgressBar, Stars, Switch, Tag, TextField } from '@pinfold/sdk/ui';
import { GuidePage, GuideSection, ScrollArea } from '../guide-page.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { KeyboardMap } from './keyboard-map.tsx';

/** Guide to screen readers, keyboards and reduced motion. */
export function AccessibilityGuide() {
  return (
    <GuidePage
      title="Accessibility"
      lead="Every story runs axe, and a violation fails the build. WCAG 2.2 AA holds for contrast, targets are 44 px where the pointer is coarse, and everything works from the keyboard."
    >
      <GuideSection title="Keyboard">
        <ScrollArea label="Keyboard map" className="guide-scroll">
          <KeyboardMap />
        </ScrollArea>
      </GuideSection>
      <GuideSection title="Forced colours">
        <p>
          In Windows&rsquo; contrast themes our colours give way to the reader&rsquo;s. What colour alone
          would say is drawn with borders, Highlight and marks. Emulate it in the developer tools under
          Rendering, forced-colors: active.
        </p>
        <Sampler />
      </GuideSection>
      <GuideSection title="Reduced motion">
        <p>
          With prefers-reduced-motion nothing slides, fades or loops: dialogs and drawers are there at once,
          and a bar without a value stands still.
        </p>
        <div style={{ maxInlineSize: 320 }}>
          <ProgressBar label="Sending replies" />
        </div>
      </GuideSection>
      <GuideSection title="Contrast">
        <ScrollArea label="Contrast of the tokens" className="guide-scroll">
          <ContrastTable />
        </ScrollArea>
      </GuideSection>
    </GuidePage>
  );
}

function Sampler() {
  const [view, setView] = useState<'all' | 'open'>('open');
  return (
    <div className="guide-panel">
      <div className="guide-row">
        <Button variant="primary">Send reply</Button>
        <Button>Add note</Button>
        <Button variant="danger" hasEmphasis>
          Delete
        </Button>
        <Button isDisabled>Unavailable</Button>
        <Tag tone="good">Published</Tag>
        <Stars value={4} label="4 out of 5" />
      </div>
      <SegmentedControl
        label="View"
        segments={[
          { id: 'all', label: 'All' },
          { id: 'open', label: 'Open' },
        ]}
        value={view}
        onChange={setView}
      />
      <CheckBox label="With text" defaultSelected />
      <Switch label="Protection" defaultSelected />
      <TextField label="E-mail" errorMessage="Enter an address with an @" />
      <ProgressBar label="Sent" value={40} />
    </div>
  );
}
