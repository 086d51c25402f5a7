'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Pagination } from '../../../../ui/collections/pagination.tsx';

interface EditorPagesProps {
  /** Rows in all. */
  count: number;
  /** Rows on a page. */
  size: number;
  page: number;
  onChange: (page: number) => void;
}

/** The way through pages of locations, where there is more than one. */
export function EditorPages({ count, size, page, onChange }: EditorPagesProps): JSX.Element | null {
  const t = useTranslate();
  const pageCount = Math.ceil(count / size);
  if (pageCount < 2) return null;
  return (
    <Pagination
      label={t('bulk_edit.pages')}
      page={page}
      pageCount={pageCount}
      onChange={onChange}
      previousLabel={t('bulk_edit.previous')}
      nextLabel={t('bulk_edit.next')}
      pageLabel={(number) => t('bulk_edit.page', { page: number })}
    />
  );
}
