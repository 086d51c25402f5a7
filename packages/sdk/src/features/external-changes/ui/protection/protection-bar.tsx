'use client';
import { type JSX, useState } from 'react';
import { styled } from 'styled-components';
import { changeFields } from '@pinfold/contract/features/external-changes/external-change';
import { externalChangesMessages } from '../../../../i18n/feature-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { containerQueries } from '../../../../theme/breakpoints.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { UndoIcon } from '../../../../ui/icons/action-icons.tsx';
import { ShieldIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import { type ProtectionBarState, useProtectionBar } from '../../protection/use-protection-bar.ts';
import type { ProtectionSummaryOptions } from '../../protection/use-protection-settings.ts';

export interface ProtectionBarProps extends ProtectionSummaryOptions {
  /** Address of your list of external changes; a plain press calls the Provider's `navigate`. */
  href?: string | undefined;
  /** Shows the list in another way; adds a button in place of the link. */
  onOpen?: (() => void) | undefined;
  /** Appearance of the bar alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * A bar with the number of pending changes of protected fields and a button that rejects them, with a confirmation, the
 * result, and undo until it is sent. Renders nothing when no change is pending, for members who are neither owner nor
 * admin, and when the plan does not include protection.
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
  ...viewProps
}: ProtectionBarProps): JSX.Element | null {
  const state = useProtectionBar({ navigationKey });
  if (!state.summary && !state.asked && !state.outcome) return null;
  return (
    <Surface component="ProtectionBar" appearance={appearance}>
      <ProtectionBarView state={state} {...viewProps} />
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

interface ProtectionBarQuestionProps {
  state: ProtectionBarState;
}

/** Yes or no, before everything that waits is rejected. */
function ProtectionBarQuestion({ state }: ProtectionBarQuestionProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const [latest, setLatest] = useState(state.asked);
  // The question keeps its words while the dialog closes.
  if (state.asked && state.asked !== latest) setLatest(state.asked);
  const asked = state.asked ?? latest;
  if (!asked) return null;
  const fields = changeFields.filter((field) => asked.fields.includes(field));
  const rest = asked.count - asked.ids.length;
  return (
    <ConfirmDialog
      title={t('external_changes.protection.bar.ask', { count: asked.ids.length })}
      confirmLabel={t('external_changes.protection.bar.yes')}
      cancelLabel={t('external_changes.protection.bar.no')}
      isOpen={state.asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && state.cancel()}
      isPending={state.isRejecting}
      pendingLabel={t('external_changes.protection.bar.rejecting')}
      onConfirm={state.confirm}
    >
      <p>
        {t('external_changes.protection.bar.ask_text', {
          fields: format.list(fields.map((field) => nameOf(field).toLocaleLowerCase())),
          places: t('external_changes.protection.bar.places', { count: asked.facilities_count }),
        })}
      </p>
      {rest > 0 && <p>{t('external_changes.protection.bar.ask_rest', { count: rest })}</p>}
      <RefusalBanner message={state.refusal} />
    </ConfirmDialog>
  );
}

interface ProtectionBarOutcomeProps {
  state: ProtectionBarState;
}

/** Shows what was rejected, with undo until it is sent. */
function ProtectionBarOutcome({ state }: ProtectionBarOutcomeProps): JSX.Element | null {
  const t = useTranslate();
  const [latest, setLatest] = useState(state.outcome);
  // The dialog keeps its words while it closes.
  if (state.outcome && state.outcome !== latest) setLatest(state.outcome);
  const outcome = state.outcome ?? latest;
  if (!outcome) return null;
  const { decided, skipped } = outcome;
  const { secondsLeft, isUndone } = state;
  const canUndo = decided > 0 && !isUndone && secondsLeft > 0;
  return (
    <Dialog
      size="s"
      title={
        decided > 0
          ? t('external_changes.protection.bar.done', { count: decided })
          : t('external_changes.protection.bar.done_none')
      }
      closeLabel={t('common.close')}
      isOpen={state.outcome !== undefined}
      onOpenChange={(isOpen) => !isOpen && state.close()}
      footer={
        <>
          {canUndo && (
            <Button icon={<UndoIcon size={15} />} isPending={state.isUndoing} onPress={state.undo}>
              {t('external_changes.protection.bar.undo', { seconds: secondsLeft })}
            </Button>
          )}
          <Button variant="primary" onPress={state.close}>
            {t('common.ok')}
          </Button>
        </>
      }
    >
      {decided > 0 && (
        <p role="status">{t(`external_changes.protection.bar.${stateOf(isUndone, canUndo)}`)}</p>
      )}
      {skipped.length > 0 && <p>{t('external_changes.protection.bar.skipped', { count: skipped.length })}</p>}
      <RefusalBanner message={state.refusal} />
    </Dialog>
  );
}

function stateOf(isUndone: boolean, canUndo: boolean) {
  if (isUndone) return 'undone';
  return canUndo ? 'done_send' : 'done_sent';
}
