import { CameraView } from '../../lib/camera/camera-view.tsx';
import { useKeptPicture } from './kept-picture.ts';
import { PictureTool } from './picture-tool.tsx';
import styles from './tools.module.css';

/** A photo of what is in front of this device. */
export function CaptureTool() {
  const [picture, keep] = useKeptPicture('camera');
  if (picture) return <PictureTool {...picture} onClear={() => keep(undefined)} />;
  return (
    <section className={styles.panel} aria-label="Camera">
      <div className={styles.inset}>
        <CameraView use="Use photo" onTaken={keep} />
      </div>
    </section>
  );
}
