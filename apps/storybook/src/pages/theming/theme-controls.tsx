import { SegmentedControl } from '@pinfold/sdk/storybook';
import { Banner, Select } from '@pinfold/sdk/ui';
import { isReadableAsText } from './theme-appearance.ts';
import { fonts, type ThemeChoice } from './theme-choice.ts';

export interface ThemeControlsProps {
  choice: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

/** Everything that the editor lets a designer set. */
export function ThemeControls({ choice, onChange }: ThemeControlsProps) {
  const set = (part: Partial<ThemeChoice>) => onChange({ ...choice, ...part });
  return (
    <form className="guide-panel" aria-label="Theme" onSubmit={(event) => event.preventDefault()}>
      <label className="guide-field">
        Primary colour
        <input
          type="color"
          value={choice.primary}
          onChange={(event) => set({ primary: event.target.value })}
        />
      </label>
      {!isReadableAsText(choice.primary) && (
        <Banner tone="warn" title="Too light for text on white">
          Links and quiet buttons need 4.5 to 1. Choose a darker shade for the light scheme.
        </Banner>
      )}
      <label className="guide-field">
        Corners, {choice.radius} px
        <input
          type="range"
          min={0}
          max={20}
          value={choice.radius}
          onChange={(event) => set({ radius: Number(event.target.value) })}
        />
      </label>
      <Select
        label="Font"
        options={fontNames.map((font) => ({ id: font, label: font }))}
        value={choice.font}
        onChange={(font) => set({ font: fontNames.find((one) => one === font) ?? choice.font })}
      />
      <SegmentedControl
        label="Density"
        segments={[
          { id: 'comfortable', label: 'Comfortable' },
          { id: 'compact', label: 'Compact' },
        ]}
        value={choice.density}
        onChange={(density) => set({ density })}
      />
      <SegmentedControl
        label="Colour scheme"
        segments={[
          { id: 'light', label: 'Light' },
          { id: 'dark', label: 'Dark' },
          { id: 'auto', label: 'System' },
        ]}
        value={choice.colorScheme}
        onChange={(colorScheme) => set({ colorScheme })}
      />
    </form>
  );
}

const fontNames = Object.keys(fonts) as ThemeChoice['font'][];
