export const Pot = () => <em id="pot">أصيص</em>;
