'use client';
import { type JSX, useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { ScreenRows, useScreen } from '../../../patterns/screen.tsx';
import { VirtualTable } from '../../../ui/collections/virtual-table.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { Question, QuestionAnswer } from '../questions.queries.ts';
import type { QuestionArchiveState } from '../use-question-archive.ts';
import type { QuestionArchiveAppearance } from './question-archive-view.tsx';

interface QuestionRowsProps extends QuestionArchiveAppearance {
  archive: QuestionArchiveState;
}

interface CellProps {
  question: Question;
}

/** Questions of any number; only rows on screen are rendered: a table, or cards in narrow layouts. */
export function QuestionRows({ archive, renderAction }: QuestionRowsProps): JSX.Element {
  const t = useTranslate();
  const { isNarrow } = useScreen();
  const columns = useMemo(
    () => [
      {
        id: 'question',
        header: t('questions.column.question'),
        width: 'minmax(220px, 1.2fr)',
        isRowHeader: true,
        render: (question: Question) => <QuestionCell question={question} />,
      },
      {
        id: 'answers',
        header: t('questions.column.answers'),
        width: 'minmax(240px, 1.8fr)',
        render: (question: Question) => <Answers question={question} />,
      },
      {
        id: 'place',
        header: t('questions.column.location'),
        width: 'minmax(150px, 0.8fr)',
        render: (question: Question) => <Place question={question} />,
      },
      ...(renderAction
        ? [
            {
              id: 'action',
              header: t('questions.column.action'),
              width: 'minmax(200px, 0.7fr)',
              render: renderAction,
            },
          ]
        : []),
    ],
    [t, renderAction],
  );
  return (
    <ScreenRows>
      <VirtualTable
        label={t('questions.title')}
        columns={columns}
        rowCount={archive.count ?? 0}
        rowAt={archive.at}
        getKey={({ id }) => String(id)}
        waitingLabel={t('common.loading')}
        onRangeChange={archive.showRange}
        estimatedHeight={isNarrow ? 220 : 110}
        question={JSON.stringify(archive.filters)}
        {...(isNarrow && {
          renderCard: (question: Question) => (
            <Stack part="QuestionArchive-card" gap={4} padding={[4, 5]} align="start">
              <QuestionCell question={question} />
              <Place question={question} />
              <Answers question={question} />
              {renderAction?.(question)}
            </Stack>
          ),
        })}
      />
    </ScreenRows>
  );
}

/** The question in the words of who asked. */
function QuestionCell({ question }: CellProps) {
  return (
    <Stack gap={1} minInlineSize="0">
      <Text as="strong" weight="semibold" wrap="anywhere" dir="auto">
        {question.text}
      </Text>
      <Signature of={question} />
    </Stack>
  );
}

/** Who wrote, when, and how many people found it useful. */
function Signature({ of: { author, created_at, upvotes } }: { of: Question | QuestionAnswer }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Text as="small" size="s" tone="subtle" wrap="anywhere">
      {author || t('questions.unnamed')} · <time dateTime={created_at}>{format.date(created_at)}</time>
      {upvotes > 0 && <span> · {t('questions.upvotes', { count: upvotes })}</span>}
    </Text>
  );
}

function Place({ question: { location } }: CellProps) {
  return (
    <Stack minInlineSize="0">
      <Text wrap="anywhere">{location.name}</Text>
      <Text as="small" size="s" tone="subtle" wrap="anywhere">
        {location.formatted_address}
      </Text>
    </Stack>
  );
}

function Answers({ question: { gmb_answers: answers } }: CellProps) {
  const t = useTranslate();
  if (answers.length === 0) return <Tag tone="mute">{t('questions.no_answer')}</Tag>;
  return (
    <List gap={4} minInlineSize="0">
      {answers.map((answer) => (
        <Stack as="li" key={answer.id} gap={1}>
          <Text wrap="prose" dir="auto">
            {answer.text}
          </Text>
          <Row gap={2} wrap>
            {answer.is_owner && <Tag tone="info">{t('questions.owner')}</Tag>}
            <Signature of={answer} />
          </Row>
        </Stack>
      ))}
    </List>
  );
}
