'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useInboxView } from '../inbox-view-context.ts';
import { BulkReplyJob } from './bulk-reply-job.tsx';

/** The tray, as long as there is something in it. */
export function OpenBulkReplyTray(): JSX.Element {
  const t = useTranslate();
  const { jobs } = useInboxView().bulk;
  const [isOpen, setOpen] = useState(true);
  const title = t('reviews.bulk.jobs');
  return (
    <Tray aria-label={title} data-state={isOpen ? 'open' : 'closed'}>
      <header>
        <h2>
          {title} ({jobs.length})
        </h2>
        <IconButton
          size="s"
          icon={isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />}
          label={t(isOpen ? 'reviews.bulk.hide' : 'reviews.bulk.show')}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <Stack lines="between">
          {jobs.map((job) => (
            <BulkReplyJob key={job.id} job={job} />
          ))}
        </Stack>
      )}
    </Tray>
  );
}

const Tray = styled.section.withConfig(innerClass('ReviewsInbox-tray'))`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  z-index: 1;
  display: flex;
  flex-direction: column;
  inline-size: min(380px, calc(100% - 32px));
  max-block-size: min(420px, 60%);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  overflow: auto;
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
  & > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px 6px 14px;
    padding-inline: 14px 8px;
    border-block-end: 1px solid var(--pf-line-2);
    background: inherit;
  }
  & h2 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }
  :where([data-layout='narrow']) > & {
    inset-inline: 8px;
    inset-block-end: 8px;
    inline-size: auto;
  }
`;
