import { css, type RuleSet } from 'styled-components';
import { focusRing } from '../focus-ring.ts';

/** Shared by everything that looks like a button, links included. */
export const buttonStyle: RuleSet = css`
  ${focusRing}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: var(--pf-control);
  margin: 0;
  padding: 2px calc(var(--pf-space) * 3.5);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-surface);
  color: var(--pf-ink);
  font: inherit;
  font-weight: 550;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color 120ms,
    border-color 120ms;

  &:where([data-size='s']) {
    min-block-size: var(--pf-control-s);
    padding-inline: calc(var(--pf-space) * 2.5);
    font-size: var(--pf-font-size-s);
  }
  &:where([data-hovered]) {
    background: var(--pf-hover);
  }
  &:where([data-pressed]) {
    background: var(--pf-line);
  }
  &:where([data-variant='ghost']) {
    border-color: transparent;
    background: transparent;
  }
  &:where([data-variant='ghost'][data-hovered]) {
    background: var(--pf-hover);
  }
  &:where([data-variant='ghost'][data-pressed]) {
    background: var(--pf-line);
  }
  &:where([data-variant='primary']) {
    border-color: transparent;
    background: var(--pf-primary);
    color: var(--pf-primary-ink);
  }
  &:where([data-variant='primary']:is([data-hovered], [data-pressed])) {
    background: var(--pf-primary-strong);
  }
  &:where([data-variant='danger']) {
    color: var(--pf-bad);
  }
  &:where([data-variant='danger']:is([data-hovered], [data-pressed])) {
    background: var(--pf-bad-soft);
  }
  &:where([data-variant='danger'][data-emphasis]) {
    border-color: transparent;
    background: var(--pf-bad);
    color: var(--pf-bad-ink);
  }
  &:where([data-disabled], [aria-disabled='true']:not([data-pending])) {
    border-color: var(--pf-line);
    background: var(--pf-line-2);
    color: var(--pf-ink-3);
    cursor: not-allowed;
  }
  &:where([data-variant='ghost']:is([data-disabled], [aria-disabled='true']:not([data-pending]))) {
    border-color: transparent;
    background: transparent;
  }
  &:where([data-pending]) {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &:where([data-disabled], [aria-disabled='true']) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
