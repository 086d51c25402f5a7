import { useEffect, useRef, type JSX } from 'react';
import type { MapWords } from '../words/map/map-words.ts';
import type { MapPin } from './locator-map-adapter.ts';
import { mapPart } from './map-part.ts';

interface PinButtonsProps {
  pins: readonly MapPin[];
  own: MapWords;
  onPress: (pin: MapPin) => void;
  /** Null when the focus has left. */
  onFocus: (key: string | null) => void;
}

/** What the map marks, once more as buttons: out of sight, for keyboards and screen readers. */
export function PinButtons({ pins, own, onPress, onFocus }: PinButtonsProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  const isLost = useRef(false);
  // A group that was pressed is gone: who uses the keyboard goes on with what it became.
  useEffect(() => {
    if (isLost.current) list.current?.querySelector('button')?.focus();
    isLost.current = false;
  }, [pins]);
  return (
    <ul ref={list} className={mapPart('list')} aria-label={own.onMap}>
      {pins.map((pin) => (
        <li key={pin.key}>
          <button
            type="button"
            aria-label={pin.label}
            {...(pin.id !== null && { 'aria-pressed': pin.isSelected })}
            onClick={() => {
              isLost.current = pin.id === null;
              onPress(pin);
            }}
            onFocus={() => onFocus(pin.key)}
            onBlur={() => onFocus(null)}
          />
        </li>
      ))}
    </ul>
  );
}
