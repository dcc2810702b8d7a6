/** A static file that describes one operation or channel. */
export interface OperationSlice {
  /** The playground page that reads it. */
  frame: 'request' | 'socket';
  /** Root-relative address without base. Equal contents have equal addresses. */
  address: string;
  /** The file's text. */
  text(): string;
}
