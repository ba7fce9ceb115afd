import { classNames } from '../../ui/class-names.ts';
import { Corners } from '../../ui/picture-frame/corners.tsx';
import styles from './net-mender.module.css';

/** How close the camera is. */
const views = { wide: '0 0 384 216', start: '90 0 200 216', middle: '106 34 140 151', close: '120 54 92 99' };

interface NetMenderProps {
  view: keyof typeof views;
  /** What is to be seen. */
  label: string;
}

/** A storyboard frame: a woman mends a net at boathouse doors, one bulb above her. */
export function NetMender({ view, label }: NetMenderProps) {
  // Gradients are found by their name in the whole page, and this picture stands in it four times.
  const id = (part: string) => `net-mender-${view}-${part}`;
  const fill = (part: string) => ({ fill: `url(#${id(part)})` });
  return (
    <div className={styles.viewfinder}>
      <svg
        className={styles.picture}
        viewBox={views[view]}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        <defs>
          <linearGradient id={id('sky')} x2="0" y2="1">
            <stop className={styles.skyHigh} />
            <stop offset="1" className={styles.skyLow} />
          </linearGradient>
          <radialGradient id={id('pool')}>
            <stop className={styles.lampNear} />
            <stop offset=".35" className={styles.lampFar} />
            <stop offset="1" className={styles.lampGone} />
          </radialGradient>
          <linearGradient id={id('rim')} gradientUnits="userSpaceOnUse" x1="116" x2="186">
            <stop className={styles.rim} />
            <stop offset=".6" className={styles.rim} />
            <stop offset="1" className={styles.lampGone} />
          </linearGradient>
          <pattern
            id={id('mesh')}
            width="9"
            height="11"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-9)"
          >
            <path d="M0 0 4.5 5.5 9 0M0 11 4.5 5.5 9 11" className={classNames(styles.net, styles.thin)} />
          </pattern>
          <clipPath id={id('door')}>
            <rect x="142" y="20" width="224" height="196" />
          </clipPath>
          <path
            id={id('woman')}
            d="M116 216c2-40 7-74 24-91 7-6 14-9 21-11l3-9c-8-6-12-16-11-28 1-14 10-23 23-23 12 0 21 7 23 18 .6 3 .4 5 .2 7-.2 1 .2 2 1 3l4.6 7.2c.8 1.4.2 2.500-1.400 2.700l-2.200.3.9 2.600c.3.900 0 1.600-.7 2 .6.600.8 1.300.4 2.100-.5 1-.9 1.700-.7 2.800.7 3.700-1.400 6.200-5.200 6-3-.1-5.600-.6-7.500-1.200l1 6.600c9 3 15 8 18 18 4 15 6 46 6 88z"
          />
          <path
            id={id('braid')}
            d="M151 97a6 6 0 1 1 12 0 6 6 0 0 1-3 8 6 6 0 0 1-4 9 6 6 0 0 1-4 8 5 5 0 0 1-3 8 5 5 0 0 1-5 7l-5 15-1-13-1-3a5 5 0 0 1 2-8 5 5 0 0 1 3-8 5 5 0 0 1 3-8 6 6 0 0 1 4-8 6 6 0 0 1 2-7z"
          />
        </defs>
        <rect width="384" height="216" className={styles.wall} />
        <path d="M22 0V216M48 0V216M74 0V216M100 0V216M126 0V216" className={styles.plank} />
        <g clipPath={`url(#${id('door')})`}>
          <rect x="142" y="20" width="224" height="100" {...fill('sky')} />
          <path d="M142 116V102c24-2 38-9 62-9 26 0 34 9 58 10 30 1 60-4 104-12v25z" className={styles.far} />
          <rect x="142" y="112" width="224" height="104" className={styles.water} />
          <path
            d="M142 112h224M160 120h90M270 118h70M150 127h50M236 127h110M290 136h76"
            className={styles.glint}
          />
          <rect x="142" y="97" width="224" height="10" className={styles.fog} />
          <path d="M318 42v74M318 48l20 66M318 48l-14 62M268 70v44" className={styles.mast} />
          <path d="M296 112h48l-6 9h-36zM256 112h24l-4 5h-17z" className={styles.black} />
          <path d="M142 216V178l96-50h22l106 60v28z" className={styles.slip} />
          <path
            d="M248 128v88M244 128l-54 88M252 128l66 88M240 130l-98 66M258 130l108 74"
            className={styles.boards}
          />
        </g>
        <path d="M142 216V20h224v196" className={styles.frame} />
        <path d="M0 0h384v17H0zM366 0h18v216h-18z" className={styles.black} />
        <path
          d="M346 16C322 70 286 112 238 140c-6 22-8 50-4 76h90C314 172 322 80 346 16z"
          {...fill('mesh')}
        />
        <path
          d="M346 16C322 70 286 112 238 140c-6 22-8 50-4 76M346 16C322 80 314 172 324 216"
          className={styles.net}
        />
        <circle cx="112" cy="62" r="118" {...fill('pool')} />
        <path d="M112 16v36" className={styles.cord} />
        <path d="M106 50h12l3 7h-18z" className={styles.black} />
        <circle cx="112" cy="63" r="6.5" className={styles.bulb} />
        <g transform="translate(-1.6 -1)" {...fill('rim')}>
          <use href={`#${id('woman')}`} />
          <use href={`#${id('braid')}`} />
        </g>
        <g className={styles.figure}>
          <use href={`#${id('woman')}`} />
          <use href={`#${id('braid')}`} />
        </g>
        <path d="M188 134c8 12 18 22 26 29 8-4 15-10 23-18" className={styles.arm} />
        <path d="M233 151l20-17" className={styles.needle} />
        <path d="M160 118c-3 3-4 10-3 18M157 136c6 14 20 22 33 22" className={styles.strap} />
      </svg>
      <Corners />
    </div>
  );
}
