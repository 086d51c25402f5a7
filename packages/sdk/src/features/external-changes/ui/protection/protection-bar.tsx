'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { externalChangesMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { containerQueries } from '../../../../theme/breakpoints.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { ShieldIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import type { ProtectionSummaryOptions } from '../../protection/use-protection-summary.ts';
import { useProtectionBar, type ProtectionBarState } from '../../protection/use-protection-bar.ts';
import { ProtectionBarOutcome } from './protection-bar-outcome.tsx';
import { ProtectionBarQuestion } from './protection-bar-question.tsx';

export interface ProtectionBarProps extends ProtectionSummaryOptions {
  /** Where your list of external changes is; a plain press goes through the Provider's `navigate`. */
  href?: string | undefined;
  /** Shows the list in another way; adds a button in place of the link. */
  onOpen?: (() => void) | undefined;
  /** Looks of the bar alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The info bar that says how many changes of protected fields wait, with a button that rejects them: it asks first,
 * tells what became of it, and offers the way back until it is sent. It is not there when nothing waits, and never for
 * those who are neither owner nor admin, or whose plan does not protect.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ProtectionBar
 * @example
 * ```tsx
 * <ProtectionBar navigationKey={location.pathname} href="/external-changes/list?is_protected=true" />
 * ```
 */
export function ProtectionBar({
  navigationKey,
  appearance,
  ...looks
}: ProtectionBarProps): JSX.Element | null {
  const state = useProtectionBar({ navigationKey });
  if (!state.summary && !state.asked && !state.outcome) return null;
  return (
    <Surface component="ProtectionBar" appearance={appearance}>
      <ProtectionBarView state={state} {...looks} />
    </Surface>
  );
}

interface ProtectionBarViewProps extends Pick<ProtectionBarProps, 'href' | 'onOpen'> {
  state: ProtectionBarState;
}

function ProtectionBarView({ state, href, onOpen }: ProtectionBarViewProps) {
  const t = useTranslate();
  // Only who has something waiting fetches the words.
  if (!useFeatureMessages(externalChangesMessages)) return null;
  const { summary, permission } = state;
  return (
    <>
      {summary && (
        <Inset isContainer>
          <Bar role="region" aria-label={t('external_changes.protection.bar.label')}>
            <Text tone="warn" flex="none">
              <ShieldIcon size={18} />
            </Text>
            <Text basis="200px" weight="medium" wrap="pretty" isTabular data-long>
              {t('external_changes.protection.bar.waiting', {
                count: summary.count,
                places: t('external_changes.protection.bar.places', { count: summary.facilities_count }),
              })}
            </Text>
            <Text flex="grow" weight="medium" wrap="pretty" isTabular data-brief>
              {t('external_changes.protection.bar.waiting_brief', { count: summary.count })}
            </Text>
            <Row gap={5} rowGap={3} wrap push>
              {onOpen ? (
                <Button size="s" variant="ghost" onPress={onOpen}>
                  {t('external_changes.protection.bar.open')}
                </Button>
              ) : (
                href !== undefined && (
                  <Link href={href} isInApp>
                    {t('external_changes.protection.bar.open')}
                  </Link>
                )
              )}
              <Button size="s" disabledReason={permission.reason?.text} onPress={state.ask}>
                {t('external_changes.protection.bar.reject')}
              </Button>
            </Row>
          </Bar>
        </Inset>
      )}
      <ProtectionBarQuestion state={state} />
      <ProtectionBarOutcome state={state} />
    </>
  );
}

const Bar = styled.div.withConfig(partClass('ProtectionBar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 8px 12px 8px 16px;
  background: var(--pf-warn-soft);
  & > [data-brief] {
    display: none;
  }
  ${containerQueries.small} {
    flex-wrap: nowrap;
    padding-block: 4px;
    font-size: var(--pf-font-size-s);
    line-height: 1.25;
    & > [data-brief] {
      display: revert;
    }
    & > [data-long] {
      display: none;
    }
  }
`;
