import { Inner } from './inner.tsx';

export const Badge = ({ children, tone = 'calm' }) => (
  <span className={`rounded border px-1 tone-${tone}`} style={{ fontSize: '12px' }}>
    <Inner>{children}</Inner>
  </span>
);

export default Badge;
