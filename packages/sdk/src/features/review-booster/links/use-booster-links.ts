import {
  type BoosterChannel,
  boosterLimits,
  type QrFormat,
} from '@pinfold/contract/features/review-booster/booster-form';
import { ApiError } from '../../../client/api-error.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type BoosterLink, type BoosterQr, listBoosterLinks } from '../booster.queries.ts';
import { useRefreshBooster } from '../forms/use-booster-forms.ts';

/**
 * The open links of a form, by location and channel.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { data: links = [] } = useBoosterLinks(12);
 * return links.map(({ id, url }) => <a key={id} href={url}>{url}</a>);
 * ```
 */
export function useBoosterLinks(
  formId: number,
  { enabled = true }: { enabled?: boolean } = {},
): QueryResult<BoosterLink[]> {
  return usePinfoldQuery({
    ...listBoosterLinks(useClient(), formId),
    enabled,
    select: ({ results }) => results,
  });
}

/** Returns a refusal of a part, whose paths count within it, as one of the whole choice. */
function countedFrom(start: number, error: ApiError): ApiError {
  const errors = error.errors.map(({ path, message }) => ({
    path: path.replace(/(?<=facility_ids\.)\d+/, (place) => String(start + Number(place))),
    message,
  }));
  return new ApiError({ ...error, detail: error.detail, cause: error.cause, errors });
}

/** Links that are to be made. */
export interface NewBoosterLinks {
  formId: number;
  /** How many you like: they are sent in parts. */
  locationIds: readonly number[];
  channel: BoosterChannel;
}

/**
 * Makes a link for each location; one that has an open link of the channel keeps it, so that trying again doubles none.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `public_link_missing`, which
 * names locations, or `facility_unknown`, left to the form.
 * @example
 * ```tsx
 * const create = useCreateBoosterLinks();
 * create.mutate({ formId: 12, locationIds: [12, 13], channel: 'qr' });
 * ```
 */
export function useCreateBoosterLinks(): MutationResult<BoosterLink[], NewBoosterLinks> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: async ({ formId, locationIds, channel }: NewBoosterLinks) => {
      const made: BoosterLink[] = [];
      const most = boosterLimits.linkedLocations;
      for (let at = 0; at < locationIds.length; at += most) {
        const body = { facility_ids: locationIds.slice(at, at + most), channel };
        const params = { path: { id: formId } };
        const { results } = await unwrapResponse(
          client.api.POST('/review-booster/forms/{id}/links/', { params, body }),
        ).catch((error: unknown) => {
          throw error instanceof ApiError ? countedFrom(at, error) : error;
        });
        made.push(...results);
      }
      return made;
    },
    onSettled: useRefreshBooster(),
  });
}

/**
 * Closes a link for good: its page says so, and its answers stay.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const close = useCloseBoosterLink();
 * close.mutate({ formId: 12, linkId: 31 });
 * ```
 */
export function useCloseBoosterLink(): MutationResult<unknown, { formId: number; linkId: number }> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({ formId: id, linkId: link_id }: { formId: number; linkId: number }) =>
      client.api.DELETE('/review-booster/forms/{id}/links/{link_id}/', { params: { path: { id, link_id } } }),
    onSettled: useRefreshBooster(),
  });
}

/**
 * Fetches the QR code of a link as a file for print.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const fetchQr = useBoosterQr();
 * fetchQr.mutate({ formId: 12, linkId: 31, format: 'svg' });
 * return fetchQr.data?.filename;
 * ```
 */
export function useBoosterQr(): MutationResult<
  BoosterQr,
  { formId: number; linkId: number; format: QrFormat }
> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: ({
      formId: id,
      linkId: link_id,
      format,
    }: {
      formId: number;
      linkId: number;
      format: QrFormat;
    }) =>
      unwrapResponse(
        client.api.GET('/review-booster/forms/{id}/links/{link_id}/qr/', {
          params: { path: { id, link_id }, query: { format } },
        }),
      ),
  });
}
