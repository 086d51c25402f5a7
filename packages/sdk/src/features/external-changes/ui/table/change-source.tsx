'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import type { ChangePartProps } from './change-part-props.ts';

/** Who changed it, as far as the provider says, when it was found, and why the provider shows it. */
export function ChangeSource({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { source, user, detected_at, reason } = change;
  return (
    <Source>
      <span title={t(`external_changes.table.source.${source}_hint`)}>
        {t(`external_changes.table.source.${source}`)}
      </span>
      <Hint>
        {user && `${user} · `}
        <time dateTime={detected_at} title={format.date(detected_at, 'date_time')}>
          {format.age(detected_at)}
        </time>
      </Hint>
      {reason && <Hint>{reason.message}</Hint>}
    </Source>
  );
}

const Source = styled.div.withConfig(partClass('ExternalChangesTable-source'))`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.small.withConfig(partClass('ExternalChangesTable-hint'))`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
