'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ArrowStartIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { AccountProblem, type AccountProblemProps } from './account-problem.tsx';

interface AccountHeaderProps extends AccountProblemProps {
  lead?: string | undefined;
  actions: ReactNode;
  onBack: () => void;
  headingLevel: 1 | 2;
}

/** Above one account: the way back to all of them, and why it may have to be connected again. */
export function AccountHeader(props: AccountHeaderProps): JSX.Element {
  const { lead, actions, onBack, headingLevel, ...problem } = props;
  const t = useTranslate();
  return (
    <>
      <Row>
        <Button variant="ghost" size="s" icon={<ArrowStartIcon size={16} />} onPress={onBack}>
          {t(`${problem.texts}.back`)}
        </Button>
      </Row>
      <PageHeader title={problem.account.name} lead={lead} headingLevel={headingLevel} actions={actions} />
      <AccountProblem {...problem} />
    </>
  );
}
