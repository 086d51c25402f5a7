'use client';
import { useState, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import { editTemplatesAccess } from '../../templates/reply-template-access.ts';
import type { ReplyTemplate } from '../../templates/reply-template.ts';
import { useReplyTemplates } from '../../templates/use-reply-templates.ts';
import { DeleteTemplate } from './delete-template.tsx';
import { ReplyCategoryDialog } from './reply-category-dialog.tsx';
import { TemplateCategories } from './template-categories.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateList } from './template-list.tsx';

/** How reply templates fit into the page around them. */
export interface ReplyTemplatesLooks {
  /** Above the templates; null where the page or a drawer has its own. @defaultValue "Szablony odpowiedzi" */
  title?: ReactNode;
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Everything about reply templates, for those who may read them. */
export function ReplyTemplatesView({ title, headingLevel = 2 }: ReplyTemplatesLooks): JSX.Element {
  const t = useTranslate();
  const { templates, categories, error, isPending, isFetching, refetch } = useReplyTemplates();
  const editing = usePermission(editTemplatesAccess);
  const [chosen, setChosen] = useState<number>();
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const [removed, setRemoved] = useState<ReplyTemplate>();
  // A category that was deleted, here or elsewhere, shows all again.
  const category = categories.find(({ id }) => id === chosen);

  if (error)
    return (
      <ErrorState
        title={t('reply_templates.failed')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (isPending) return <Skeleton label={t('common.loading')} blocks={4} lines={3} />;
  return (
    <Root>
      <Row part="ReplyTemplates-header" gap={7} rowGap={4} align="start" justify="between" wrap>
        <div>
          {title !== null && (
            <Heading level={headingLevel} size="xl">
              {title ?? t('reply_templates.title')}
            </Heading>
          )}
          <Lead>{t('reply_templates.lead')}</Lead>
        </div>
        <Button
          variant="primary"
          icon={<PlusIcon size={16} />}
          disabledReason={editing.reason?.text}
          onPress={() => setEdited('new')}
        >
          {t('reply_templates.new')}
        </Button>
      </Row>
      <Panes>
        <TemplateCategories
          categories={categories}
          total={templates.length}
          chosen={category?.id}
          onChoose={setChosen}
        />
        <TemplateList
          key={category?.id}
          {...{ templates, categories, category }}
          headingLevel={headingLevel === 1 ? 2 : 3}
          onWrite={() => setEdited('new')}
          onEdit={setEdited}
          onDelete={setRemoved}
        />
      </Panes>
      {edited && categories.length === 0 && (
        // A template needs a category, and the first one asks for it.
        <ReplyCategoryDialog onSaved={({ id }) => setChosen(id)} onClose={() => setEdited(undefined)} />
      )}
      {edited && categories.length > 0 && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          category={category?.id}
          categories={categories}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <DeleteTemplate template={removed} onClose={() => setRemoved(undefined)} />}
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('ReplyTemplates'))`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Lead = styled.p.withConfig(innerClass('ReplyTemplates-lead'))`
  max-inline-size: 64ch;
  margin: 2px 0 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;

const Panes = styled.div.withConfig(innerClass('ReplyTemplates-panes'))`
  display: grid;
  gap: 20px;
  @container (min-inline-size: 720px) {
    grid-template-columns: 230px minmax(0, 1fr);
    align-items: start;
    gap: 32px;
  }
`;
