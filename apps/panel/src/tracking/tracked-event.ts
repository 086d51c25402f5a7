/** What is counted or reported. Never carries ids, tokens or what people wrote. */
export type TrackedEvent = PageView | ErrorReport | MaintenanceMet;

export interface PageView {
  type: 'page_view';
  /** The route as the table has it, with `:id` where the address has a number. */
  path: string;
  title: string;
}

export interface ErrorReport {
  type: 'error';
  /** The kind of error, such as `TypeError`. */
  name: string;
  /** The first line of what it says, without addresses, quotations and numbers. */
  message: string;
  /** Quoted by whoever asks support. */
  request_id?: string;
}

export interface MaintenanceMet {
  type: 'maintenance';
  status: number;
}
