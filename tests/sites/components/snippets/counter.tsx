import React, { useEffect, useState } from 'react';

interface Props {
  start?: number;
  title: string;
  children?: React.ReactNode;
}

/** A row that has no state of its own. */
export const Row = ({ children }: { children?: React.ReactNode }) => <p className="flex gap-2">{children}</p>;

export const Counter = ({ start = 0, title, children }: Props) => {
  const [count, setCount] = useState(start);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <div className="rounded border p-4" data-alive={isAlive} style={{ marginTop: 12 }}>
      <Row>
        <Icon icon="leaf" /> {title}: <output>{count}</output>
      </Row>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <Note>Counted {count} plants.</Note>
      <a href="/cards">Cards</a>
      {children}
    </div>
  );
};

interface PickerProps {
  title: React.ReactNode;
  sign: React.ReactNode;
  items: { name: string; label: React.ReactNode }[];
  format: (name: string) => string;
  onPick?: (name: string) => void;
  children: (name: string) => React.ReactNode;
}

/** Gets functions, elements, and elements within data from the page. */
export const Picker = ({ title, sign, items, format, onPick, children }: PickerProps) => {
  const [picked, setPicked] = useState('nothing');
  const pick = (name: string) => {
    setPicked(name);
    onPick?.(name);
  };
  return (
    <section id="picker" aria-label="Picker">
      <p>
        {sign} {title}
      </p>
      {items.map(({ name, label }) => (
        <button key={name} type="button" onClick={() => pick(name)}>
          {label}
        </button>
      ))}
      <p>{format(picked)}</p>
      {children(picked)}
    </section>
  );
};

/** Gets functions within data from a snippet. */
export const Tools = ({ tools }: { tools: { name: string; onUse: (name: string) => void }[] }) => {
  const [used, setUsed] = useState(0);
  return (
    <p>
      {tools.map(({ name, onUse }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            setUsed(used + 1);
            onUse(`${name} ${used + 1}`);
          }}
        >
          Use the {name}
        </button>
      ))}
    </p>
  );
};

export const Failing = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The soil is gone.');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Dig
    </button>
  );
};

export const Width = () => {
  const [width] = useState(window.innerWidth);
  return <p id="width">{width} pixels</p>;
};
