import { useState } from 'react';
import { CameraView } from '../../lib/camera/camera-view.tsx';
import { PictureTool } from './picture-tool.tsx';
import styles from './tools.module.css';

/** A photo of what is in front of this device. */
export function CaptureTool() {
  const [file, setFile] = useState<File>();
  if (file) return <PictureTool file={file} onClear={() => setFile(undefined)} />;
  return (
    <section className={styles.panel} aria-label="Camera">
      <div className={styles.inset}>
        <CameraView use="Use photo" onTaken={setFile} />
      </div>
    </section>
  );
}
