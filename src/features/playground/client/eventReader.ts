/** An event of a stream. The name is absent if the server sends none. */
export interface StreamEvent {
  name: string;
  data: string;
}

/** Parses Server-Sent Events from a stream whose chunks may end anywhere (HTML Standard, "Parsing an event stream"). */
export class EventReader {
  #rest = '';
  #name = '';
  #data: string[] = [];

  /** @returns the events that are complete so far. */
  read(text: string): StreamEvent[] {
    const lines = `${this.#rest}${text}`.split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#readLine(line));
  }

  #readLine(line: string): StreamEvent[] {
    if (line === '') {
      const event = { name: this.#name, data: this.#data.join('\n') };
      this.#name = '';
      this.#data = [];
      return event.name === '' && event.data === '' ? [] : [event];
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') this.#name = value;
    if (field === 'data') this.#data.push(value);
    return [];
  }
}
