import { Inset } from '@pinfold/sdk/ui';
import type { ComponentType } from 'react';
import { ChangesBar } from './changes-bar.tsx';
import { ImportBar } from './import-bar.tsx';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/**
 * Bars below the top bar, from the most pressing one down. Each decides by itself whether it has something to say,
 * and asks the API by company, so that a change of company asks again.
 */
const bars: readonly ComponentType[] = [ChangesBar, ImportBar];

export function InfoBars() {
  const place = useHeldWhilePressed<HTMLDivElement>();
  return (
    <Inset flex="none" ref={place}>
      {bars.map((Bar, index) => (
        <Bar key={index} />
      ))}
    </Inset>
  );
}
