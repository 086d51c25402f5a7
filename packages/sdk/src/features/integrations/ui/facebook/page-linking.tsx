'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ForbiddenState, QueryState } from '../../../../patterns/query-state.tsx';
import { StepsLine } from '../../../../patterns/steps-line.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { GlobeIcon } from '../../../../ui/icons/place-icons.tsx';
import { facebookAccess } from '../../facebook/facebook.queries.ts';
import type { FacebookAccount } from '../../facebook/use-facebook-accounts.ts';
import {
  type FacebookPage,
  type FacebookPagePreview,
  useFacebookPages,
  useLinkFacebookPages,
} from '../../facebook/use-facebook-pages.ts';
import { useFacebookPageChoice } from '../../facebook/use-page-choice.ts';
import { ConnectButton, type Consent } from '../connect-button.tsx';
import { PageChangesStep } from './page-changes-step.tsx';
import { PageChoiceStep } from './page-choice-step.tsx';

interface PageLinkingProps {
  account: FacebookAccount;
  consent: Consent;
  onLinked: () => void;
  headingLevel: 2 | 3;
}

/** Links the pages of an account with locations, in two steps: which is which, and what that changes. */
export function PageLinking(props: PageLinkingProps): JSX.Element {
  const { account, consent, headingLevel } = props;
  const t = useTranslate();
  const { reason } = usePermission(facebookAccess.seePages);
  const query = useFacebookPages(account.id, { enabled: reason === undefined });
  if (reason) return <ForbiddenState title={t('facebook_accounts.pages.forbidden')} reason={reason.text} />;
  if (query.data && query.data.length > 0) return <LinkingSteps {...props} pages={query.data} />;
  return (
    <QueryState
      query={query}
      failed={t('facebook_accounts.pages.error')}
      loading={{ blocks: 5, lines: 2 }}
      headingLevel={headingLevel}
      empty={
        query.data && {
          icon: <GlobeIcon size={24} />,
          title: t('facebook_accounts.pages.empty'),
          text: t('facebook_accounts.pages.empty_text'),
          actions: (
            <ConnectButton
              consent={consent}
              label={t('facebook_accounts.reconnect')}
              pendingLabel={t('facebook_accounts.connecting')}
            />
          ),
        }
      }
    />
  );
}

/** The steps, between which what was chosen stays. */
function LinkingSteps({
  account,
  pages,
  onLinked,
  headingLevel,
}: PageLinkingProps & { pages: readonly FacebookPage[] }) {
  const t = useTranslate();
  const choice = useFacebookPageChoice(pages);
  const [previews, setPreviews] = useState<readonly FacebookPagePreview[]>();
  const check = useLinkFacebookPages();
  const link = useLinkFacebookPages();
  const { messageFor } = useFormRefusal();
  const { reason } = usePermission(facebookAccess.change);
  const wanted = { accountId: account.id, links: choice.links };
  return (
    <>
      <StepsLine
        label={t('facebook_accounts.steps')}
        steps={steps.map((id) => ({ id, label: t(`facebook_accounts.step.${id}`) }))}
        current={previews ? 1 : 0}
        doneLabel={t('facebook_accounts.step_done')}
      />
      {previews ? (
        <PageChangesStep
          pages={pages}
          choice={choice}
          previews={previews}
          headingLevel={headingLevel}
          onBack={() => setPreviews(undefined)}
          onConfirm={() => link.mutate(wanted, { onSuccess: onLinked })}
          isPending={link.isPending}
          refusal={messageFor(link.error)}
        />
      ) : (
        <PageChoiceStep
          pages={pages}
          choice={choice}
          onNext={() => check.mutate({ ...wanted, dryRun: true }, { onSuccess: setPreviews })}
          isPending={check.isPending}
          disabledReason={reason?.text}
          refusal={messageFor(check.error)}
        />
      )}
    </>
  );
}

const steps = ['pages', 'changes', 'listings'] as const;
