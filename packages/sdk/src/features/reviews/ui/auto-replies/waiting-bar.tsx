'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { WaitingReplies } from '../../auto-replies/use-waiting-replies.ts';

/** How many wait, and what can be done to those that are selected. */
export function WaitingBar({ waiting }: { waiting: WaitingReplies }): JSX.Element {
  const t = useTranslate();
  const { selected, replies, reason, count = replies.length } = waiting;
  const ids = [...selected].filter((id) => replies.some((reply) => reply.id === id));
  const isAll = ids.length === replies.length;
  return (
    <Row gap={3} padding={[0, 5]} minBlockSize="var(--pf-control)" wrap>
      <CheckBox
        label={t('auto_replies.waiting.select_all')}
        isLabelHidden
        isSelected={isAll}
        isIndeterminate={ids.length > 0 && !isAll}
        onChange={(isOn) => waiting.selectAll(isOn)}
      />
      <Text tone="muted" basis="160px">
        {ids.length > 0
          ? t('auto_replies.waiting.selected', { count: ids.length })
          : t('auto_replies.waiting.count', { count })}
      </Text>
      {ids.length > 0 && (
        <>
          <Button size="s" disabledReason={reason} onPress={() => waiting.reject(ids)}>
            {t('auto_replies.reject_selected')}
          </Button>
          <Button
            size="s"
            variant="primary"
            disabledReason={reason}
            isPending={waiting.isDeciding}
            pendingLabel={t('auto_replies.deciding')}
            onPress={() => waiting.accept(ids)}
          >
            {t('auto_replies.accept_selected')}
          </Button>
        </>
      )}
    </Row>
  );
}
