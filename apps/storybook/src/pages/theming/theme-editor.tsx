import { useState } from 'react';
import { Button, CopyIcon } from '@pinfold/sdk/ui';
import { GuidePage, GuideSection, ScrollArea } from '../guide-page.tsx';
import { themeAppearance } from './theme-appearance.ts';
import { firstChoice } from './theme-choice.ts';
import { themeCode, themeStyleSheet } from './theme-code.ts';
import { ThemeControls } from './theme-controls.tsx';
import { ThemePreview } from './theme-preview.tsx';

/** Tokens chosen by eye, with the code that sets them in a host. */
export function ThemeEditor() {
  const [choice, setChoice] = useState(firstChoice);
  const appearance = themeAppearance(choice);
  return (
    <GuidePage
      title="Theming"
      lead="Choose how the components look, and take the code with you. Tokens you leave alone keep our defaults, in light and dark."
    >
      <div className="guide-columns">
        <ThemeControls choice={choice} onChange={setChoice} />
        <Code label="In React" text={themeCode(appearance)} />
        <Code label="In your style sheet" text={themeStyleSheet(appearance)} />
      </div>
      <GuideSection title="Preview">
        <ThemePreview appearance={appearance} />
      </GuideSection>
    </GuidePage>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <GuideSection title={label}>
      <ScrollArea label={`${label}, code`} className="guide-code">
        {text}
      </ScrollArea>
      <div className="guide-row">
        <Button size="s" icon={<CopyIcon size={14} />} onPress={() => void copy()}>
          Copy
        </Button>
        <span role="status">{isCopied && 'Copied'}</span>
      </div>
    </GuideSection>
  );
}
