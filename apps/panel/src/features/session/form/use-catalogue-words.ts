import { errorPolicy, usePinfold, type ApiError, type ErrorEvent } from '@pinfold/sdk';

/** What the error catalogue says of an error, for pages and fields that show it in place. */
export function useCatalogueWords(): (error: ApiError | ErrorEvent) => string {
  const { translate } = usePinfold();
  return (error) => {
    const reaction = errorPolicy(error);
    if (reaction.kind === 'silent') return '';
    const { message } = reaction;
    return 'text' in message ? message.text : translate(message.key, message.values);
  };
}
