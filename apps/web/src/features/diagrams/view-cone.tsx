import styles from './diagram.module.css';

/** Half of 36 mm, the width of full frame. */
const HALF_FRAME = 18;
const lens = { x: 160, y: 148 };
const REACH = 112;

/** What a lens sees from above, by its focal length on full frame. */
export function ViewCone({ mm }: { mm: number }) {
  const spread = Math.min(150, (HALF_FRAME / mm) * REACH);
  const top = lens.y - REACH;
  return (
    <>
      <path
        className={styles.cone}
        d={`M${lens.x} ${lens.y}L${lens.x - spread} ${top}H${lens.x + spread}Z`}
      />
      <path d={`M${lens.x - spread} ${top}L${lens.x} ${lens.y}L${lens.x + spread} ${top}`} />
    </>
  );
}
