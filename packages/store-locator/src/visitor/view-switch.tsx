import type { JSX } from 'react';
import { part } from './part.ts';
import type { LocatorWords } from './words/locator-words.ts';

interface Props {
  words: LocatorWords;
  shown: 'list' | 'map';
  onChange(shown: 'list' | 'map'): void;
}

/** On a phone: list or map. Where there is room for both, the sheet leaves it out. */
export function ViewSwitch({ words, shown, onChange }: Props): JSX.Element {
  const views = [
    ['list', words.showList],
    ['map', words.showMap],
  ] as const;
  return (
    <div className={part('switch')} role="group" aria-label={words.show}>
      {views.map(([view, label]) => (
        <button
          key={view}
          type="button"
          className={part('action')}
          aria-pressed={shown === view}
          onClick={() => onChange(view)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
