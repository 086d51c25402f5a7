import { css, type RuleSet } from 'styled-components';
import { focusRing } from '../focus-ring.ts';

/** Markers with a number are round; the pin's point is where the place is. */
export const markerStyle: RuleSet = css`
  & .pinfold-Map-marker {
    ${focusRing}
    display: grid;
    place-items: center;
    border: 2px solid var(--pf-surface);
    border-radius: 50%;
    background: var(--pf-marker, var(--pf-primary));
    color: var(--pf-marker-ink, var(--pf-primary-ink));
    font-size: var(--pf-font-size-xs);
    font-weight: 650;
    line-height: 1;
  }
  & .pinfold-Map-marker[data-group] {
    background: var(--pf-surface);
    border-color: var(--pf-primary);
    color: var(--pf-ink);
  }
  & .pinfold-Map-marker[data-group][data-painted] {
    background: var(--pf-marker);
    border-color: var(--pf-ink);
    color: var(--pf-marker-ink, var(--pf-primary-ink));
  }
  & .pinfold-Map-marker[data-selected] {
    border-color: var(--pf-ink);
    outline: 2px solid var(--pf-ink);
  }
  & .pinfold-Map-pin {
    ${focusRing}
    display: grid;
    justify-items: center;
    border-radius: var(--pf-radius-s);
    touch-action: none;
  }
  & .pinfold-Map-pin::before {
    content: '';
    margin-block-start: 7px;
    inline-size: 30px;
    block-size: 30px;
    border: 2px solid var(--pf-surface);
    border-radius: 50% 50% 50% 0;
    transform: rotate(-45deg);
    background: radial-gradient(circle, var(--pf-primary-ink) 5px, var(--pf-primary) 5.5px);
  }
  @media (pointer: coarse) {
    /* What is pressed with a finger is larger than what is drawn. */
    & .pinfold-Map-marker::before,
    & .pinfold-Map-pin::after {
      content: '';
      position: absolute;
      inset: 50%;
      inline-size: 44px;
      block-size: 44px;
      transform: translate(-50%, -50%);
    }
  }
  @media (forced-colors: active) {
    & .pinfold-Map-marker[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & .pinfold-Map-pin::before {
      background: radial-gradient(circle, Canvas 5px, Highlight 5.5px);
      forced-color-adjust: none;
    }
  }
`;
