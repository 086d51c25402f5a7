import { css, type RuleSet } from 'styled-components';

export const dialogPanelStyle: RuleSet = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 620px;
  max-block-size: min(calc(100dvh - 32px), 860px);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-l);
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
  overflow: hidden;
`;

export const dialogHeaderStyle: RuleSet = css`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block-start: 18px;
  padding-inline: 24px 16px;
`;

export const dialogFooterStyle: RuleSet = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-block-start: 1px solid var(--pf-line-2);
`;
