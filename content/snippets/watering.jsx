export const Watering = ({ plants = 1 }) => {
  const [litres, setLitres] = useState(0.5);
  return (
    <p className="flex flex-wrap items-center gap-3">
      <label>
        Litres for each plant{' '}
        <input
          type="range"
          min="0"
          max="2"
          step="0.1"
          value={litres}
          onInput={(event) => setLitres(Number(event.target.value))}
        />
      </label>
      <output>{(litres * plants).toFixed(1)} in all</output>
    </p>
  );
};
