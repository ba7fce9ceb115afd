import { CameraView } from '../../lib/camera/camera-view.tsx';
import { useKeptPicture } from './kept-picture.ts';
import panel from './panel.module.css';
import { PictureTool } from './picture-tool.tsx';

/** A photo of what is in front of this device. */
export function CaptureTool() {
  const [picture, keep] = useKeptPicture('camera');
  if (picture) return <PictureTool {...picture} onClear={() => keep(undefined)} />;
  return (
    <section className={panel.panel} aria-label="Camera">
      <div className={panel.inset}>
        <CameraView use="Use photo" onTaken={keep} />
      </div>
    </section>
  );
}
