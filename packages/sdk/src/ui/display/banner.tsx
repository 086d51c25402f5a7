'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/control-icons.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/state-icons.tsx';

export interface BannerProps {
  children?: ReactNode;
  /** The first line, in bold. */
  title?: ReactNode;
  /** Meaning of the colour. @default 'info' */
  tone?: 'info' | 'good' | 'warn' | 'bad' | undefined;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  /** Adds a cross named by `dismissLabel`. */
  onDismiss?: (() => void) | undefined;
  /** Names the button that closes it; needed with `onDismiss`. */
  dismissLabel?: string | undefined;
  /** Role that announces the text when it appears later than the page. */
  role?: 'status' | 'alert' | undefined;
}

const icons = { info: InfoIcon, good: SuccessIcon, warn: WarningIcon, bad: ErrorIcon };

/**
 * A lasting message about the page or the section below it.
 *
 * @selector .pinfold-Banner
 * @selector [data-tone]
 * @example
 * ```tsx
 * <Banner tone="warn" title="Połączenie z Google wygasło">Połącz konto, aby wysyłać odpowiedzi.</Banner>
 * ```
 */
export function Banner({
  children,
  title,
  tone = 'info',
  actions,
  onDismiss,
  dismissLabel = '',
  role,
}: BannerProps): JSX.Element {
  const Symbol = icons[tone];
  return (
    <Root data-tone={tone} role={role}>
      <IconPlace>
        <Symbol size={19} />
      </IconPlace>
      <Content>
        {title && <Title>{title}</Title>}
        {children}
      </Content>
      {actions && <Actions>{actions}</Actions>}
      {onDismiss && <IconButton icon={<CloseIcon />} label={dismissLabel} size="s" onPress={onDismiss} />}
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('Banner'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;
  padding: 11px 14px;
  border: 1px solid transparent;
  border-radius: var(--pf-radius-m);
  background: var(--pf-info-soft);
  --pf-banner: var(--pf-info);
  &:where([data-tone='good']) {
    background: var(--pf-good-soft);
    --pf-banner: var(--pf-good);
  }
  &:where([data-tone='warn']) {
    background: var(--pf-warn-soft);
    --pf-banner: var(--pf-warn);
  }
  &:where([data-tone='bad']) {
    background: var(--pf-bad-soft);
    --pf-banner: var(--pf-bad);
  }
`;

const IconPlace = styled.span.withConfig(partClass('Banner-icon'))`
  display: grid;
  color: var(--pf-banner);
`;

const Content = styled.div.withConfig(innerClass('Banner-content'))`
  flex: 1 1 200px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.div.withConfig(partClass('Banner-title'))`
  font-weight: 600;
`;

const Actions = styled.div.withConfig(partClass('Banner-actions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
