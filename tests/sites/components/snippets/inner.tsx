interface Props {
  children?: unknown;
}

export const Inner = ({ children }: Props) => <em>{children}</em>;
