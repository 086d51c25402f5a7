import { css, type RuleSet } from 'styled-components';

/**
 * Resets host styles for all elements (`* { … }`) and element names (`label { … }`, `header { … }`) to the browser's
 * defaults. More specific than two element names, less than a class. Applies only to our parts and their children.
 */
export const shelterStyle: RuleSet = css`
  :where(& [class*='pinfold-'], & [class*='pinfold-']:not(.pinfold-root) > *):is(*, a b c) {
    letter-spacing: inherit;
    line-height: inherit;
    text-indent: inherit;
    text-shadow: none;
    text-transform: inherit;
    word-spacing: inherit;
  }
  :where(& [class*='pinfold-']):is(button, input, textarea, select, a b c) {
    margin: 0;
    font: inherit;
  }
  :where(& [class*='pinfold-']):is(h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, a b c) {
    color: inherit;
    font-family: inherit;
  }
  :where(& [class*='pinfold-']):is(label, a b c) {
    margin: 0;
    padding: 0;
    font-weight: inherit;
  }
  :where(& [class*='pinfold-']):is(header, footer, section, article, aside, nav, main, a b c) {
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;
