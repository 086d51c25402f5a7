import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The id of the export whose mail led here, as long as the page is open; undefined without one. */
export function useMailedExport(): number | undefined {
  const [address] = useSearchParams();
  const [id] = useState(() => Number(address.get('export')) || undefined);
  return id;
}
