import styles from './net-mender-plan.module.css';

/** The lighting of the first shot, from above. */
export function NetMenderPlan() {
  return (
    <svg
      className={styles.plan}
      viewBox="0 0 272 222"
      role="img"
      aria-label="Lighting plan from above: the camera, inside the boathouse, pushes in one metre towards the subject at the doors; a bulb hangs camera left; dusk comes in from outside"
    >
      <g fill="none" stroke="currentColor">
        <path d="M6 74V216H266V74M6 74H62M210 74H266" strokeWidth="3.5" />
        <path d="M62 72 30 34M210 72 242 34" strokeWidth="2" />
        <path className={styles.faint} d="M62 74H210" strokeDasharray="5 4" />
        <path className={styles.faint} d="M136 172 82 42M136 172 190 42" />
        <path className={styles.camera} d="M123 182h26v18h-26zM129 182h14l4-9h-22z" />
        <path className={styles.faint} d="M123 150h26v18h-26zM129 150h14l4-9h-22z" strokeDasharray="2 2.5" />
        <path d="M162 196v-44M158 157.5l4-7 4 7" />
        <path d="M150 86c16 6 30 16 38 34M146 92c14 6 26 14 33 31" strokeDasharray="1.5 2.5" />
      </g>
      <circle cx="134" cy="93" r="11" className={styles.subject} />
      <path d="M134 93 151 86" stroke="currentColor" strokeWidth="2.5" />
      <g className={styles.lamp}>
        <circle cx="82" cy="108" r="9" />
        <path d="m75.8 101.8 12.4 12.4M88.2 101.8l-12.4 12.4M95 105l20-7M94 112l18-2" />
      </g>
      <path
        className={styles.dusk}
        d="M106 22v28M102 43l4 7 4-7M136 22v28M132 43l4 7 4-7M166 22v28M162 43l4 7 4-7"
      />
      <g className={styles.words}>
        <text x="136" y="14" textAnchor="middle">
          Dusk
        </text>
        <text x="80" y="134" textAnchor="middle">
          Bulb 2700K
        </text>
        <text x="170" y="178">
          Push in
        </text>
        <text x="117" y="195" textAnchor="end">
          50mm f/2.8
        </text>
        <text x="193" y="128">
          Net
        </text>
      </g>
    </svg>
  );
}
