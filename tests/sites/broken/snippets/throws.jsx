const pot = undefined.size;

export const Loads = () => <i>{pot}</i>;
