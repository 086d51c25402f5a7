'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { useScreen } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Table } from '../../../../ui/collections/table.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Inset, Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { FacebookPage } from '../../facebook/use-facebook-pages.ts';
import type { FacebookPageChoice } from '../../facebook/use-page-choice.ts';
import { useShownFirst } from '../directories/use-shown-first.tsx';
import { PageLocation } from './page-location.tsx';

interface PageChoiceStepProps {
  pages: readonly FacebookPage[];
  choice: FacebookPageChoice;
  onNext: () => void;
  isPending: boolean;
  /** Why nothing can be linked. */
  disabledReason: string | undefined;
  /** Why the API did not say what would change. */
  refusal: string | undefined;
}

/** The pages with the location of each: a table, and cards where there is no room for one. */
export function PageChoiceStep(props: PageChoiceStepProps): JSX.Element {
  const { pages, choice, onNext, isPending, disabledReason, refusal } = props;
  const t = useTranslate();
  const { isNarrow } = useScreen();
  const [q, setQ] = useState('');
  const text = q.trim().toLocaleLowerCase();
  const found = pages.filter(({ name, address }) => `${name} ${address}`.toLocaleLowerCase().includes(text));
  const { shown, more } = useShownFirst(found, 'facebook_accounts');
  const suggestions = choice.openSuggestions.length;
  const obstacle = choice.hasDoubles
    ? t('facebook_accounts.pages.doubles')
    : choice.links.length === 0 && !choice.hasChanges
      ? t('facebook_accounts.pages.nothing')
      : undefined;
  return (
    <Stack gap={4} minInlineSize="0">
      <Spread gap={4} rowGap={3}>
        <Text role="status" weight="medium">
          {t('facebook_accounts.pages.linked', { count: pages.length, linked: choice.links.length })}
        </Text>
        {suggestions > 0 && (
          <Button onPress={choice.acceptSuggestions}>
            {t('facebook_accounts.pages.accept_all', { count: suggestions })}
          </Button>
        )}
      </Spread>
      <Row wrap>
        <Inset basis="220px" maxInlineSize="420px">
          <SearchField
            label={t('facebook_accounts.pages.search')}
            placeholder={t('facebook_accounts.pages.search')}
            clearLabel={t('common.clear')}
            value={q}
            onChange={setQ}
          />
        </Inset>
      </Row>
      {found.length === 0 && (
        <Text as="p" role="status" tone="muted">
          {t('facebook_accounts.pages.no_match')}
        </Text>
      )}
      {found.length > 0 &&
        (isNarrow ? (
          <DataList label={t('facebook_accounts.pages.list')}>
            {shown.map((page) => (
              <Stack as="li" key={page.page_id} part="FacebookAccounts-page" gap={3} padding={[4, 5]}>
                <PageName page={page} />
                <PageLocation page={page} choice={choice} />
              </Stack>
            ))}
          </DataList>
        ) : (
          <Table
            label={t('facebook_accounts.pages.list')}
            columns={[
              {
                id: 'page',
                header: t('facebook_accounts.pages.page'),
                isRowHeader: true,
                render: (page: FacebookPage) => <PageName page={page} />,
              },
              {
                id: 'location',
                header: t('facebook_accounts.pages.location'),
                render: (page: FacebookPage) => <PageLocation page={page} choice={choice} />,
              },
            ]}
            rows={shown}
            getKey={({ page_id: id }) => id}
          />
        ))}
      {more}
      <RefusalBanner message={refusal} />
      <Row>
        <Button
          variant="primary"
          onPress={onNext}
          isPending={isPending}
          pendingLabel={t('facebook_accounts.pages.checking')}
          disabledReason={disabledReason ?? obstacle}
        >
          {t('facebook_accounts.pages.next')}
        </Button>
      </Row>
    </Stack>
  );
}

/** What a page is called at Facebook, and how to tell it from others. */
function PageName({ page }: { page: FacebookPage }) {
  const t = useTranslate();
  const { name, address, phone, link, may_manage: mayManage } = page;
  return (
    <Stack>
      <Text weight="medium" tone={mayManage ? 'default' : 'subtle'} wrap="anywhere">
        {mayManage ? (
          <Link
            variant="name"
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={t('facebook_accounts.pages.open_page', { page: name })}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Text>
      <Text size="s" tone="subtle" weight="regular" wrap="anywhere">
        {[address, phone].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
