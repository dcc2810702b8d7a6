export const Badge = ({ children }) => <span className="rounded border px-1 text-sm">{children}</span>;
