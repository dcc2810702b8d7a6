/** A static file that describes one operation, or one channel. */
export interface OperationSlice {
  /** The playground's page that reads it. */
  frame: 'request' | 'socket';
  /** Root-relative address without base; the same for the same content. */
  address: string;
  /** The file's text. */
  text(): string;
}
