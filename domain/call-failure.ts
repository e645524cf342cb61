/** A failed call: its status (none for a network error or timeout) and the server's message. */
export interface CallFailure {
  status?: number | undefined;
  message?: string | undefined;
}
