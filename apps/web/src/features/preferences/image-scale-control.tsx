import { displayLimits } from '@cuewright/contract';
import { ImageMinus, ImagePlus } from 'lucide-react';
import { choosePreferences } from '../../lib/preferences.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { usePreferences } from './use-preferences.ts';

const { least, most, step } = displayLimits.imageScalePercent;

/** Larger or smaller pictures, everywhere in the app. */
export function ImageScaleControl() {
  const { imageScale } = usePreferences();
  return (
    <Stepper
      label="Image scale"
      value={imageScale}
      text={`${imageScale} %`}
      least={least}
      most={most}
      step={step}
      onChange={(next) => choosePreferences({ imageScale: next })}
      smaller={{ label: 'Smaller pictures', icon: <ImageMinus /> }}
      larger={{ label: 'Larger pictures', icon: <ImagePlus /> }}
    />
  );
}
