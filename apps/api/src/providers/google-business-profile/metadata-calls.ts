import type { Call } from './google-business-profile.ts';
import { googlePages } from './google-pages.ts';

/** A category with what it brings, in the language that was asked for. */
export interface GoogleCategory {
  /** `categories/gcid:…` */
  name: string;
  displayName?: string;
  serviceTypes?: { serviceTypeId?: string; displayName?: string }[];
  moreHoursTypes?: { hoursTypeId?: string; displayName?: string; localizedDisplayName?: string }[];
}

/** An attribute that a listing can have. */
export interface GoogleAttributeMetadata {
  /** `attributes/{attribute_id}` */
  parent: string;
  valueType?: string;
  displayName?: string;
  groupDisplayName?: string;
  repeatable?: boolean;
  deprecated?: boolean;
  valueMetadata?: { value?: unknown; displayName?: string }[];
}

export interface MetadataQuestion {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** BCP 47. */
  language: string;
}

export interface MetadataCalls {
  /** Every category of a country. */
  listCategories(question: MetadataQuestion): Promise<GoogleCategory[]>;
  /** Every attribute of a category (`gcid:…`) in a country. */
  listAttributeMetadata(
    question: MetadataQuestion & { category: string },
  ): Promise<GoogleAttributeMetadata[]>;
}

export function metadataCalls(call: Call): MetadataCalls {
  return {
    listCategories: ({ country, language }) =>
      allPages<{ categories?: GoogleCategory[] }, GoogleCategory>(
        call,
        '/v1/categories',
        { regionCode: country, languageCode: language, view: 'FULL', pageSize: '100' },
        ({ categories }) => categories,
      ),
    listAttributeMetadata: ({ country, language, category }) =>
      allPages<{ attributeMetadata?: GoogleAttributeMetadata[] }, GoogleAttributeMetadata>(
        call,
        '/v1/attributes',
        {
          categoryName: `categories/${category}`,
          regionCode: country,
          languageCode: language,
          pageSize: '200',
        },
        ({ attributeMetadata }) => attributeMetadata,
      ),
  };
}

async function allPages<Page extends object, Row>(
  call: Call,
  path: string,
  question: Record<string, string>,
  rowsOf: (page: Page) => Row[] | undefined,
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const page of googlePages<Page>(call, { host: 'information', path, question }))
    found.push(...(rowsOf(page) ?? []));
  return found;
}
