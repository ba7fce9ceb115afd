import { displayLimits } from '@cuewright/contract';
import { AArrowDown, AArrowUp } from 'lucide-react';
import { choosePreferences } from '../../lib/preferences.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { usePreferences } from './use-preferences.ts';

const { least, most, step } = displayLimits.fontSizePx;

/** Larger or smaller type, everywhere in the app. */
export function FontSizeControl() {
  const { fontSize } = usePreferences();
  return (
    <Stepper
      label="Font size"
      value={fontSize}
      text={`${fontSize} px`}
      least={least}
      most={most}
      step={step}
      onChange={(next) => choosePreferences({ fontSize: next })}
      smaller={{ label: 'Smaller type', icon: <AArrowDown /> }}
      larger={{ label: 'Larger type', icon: <AArrowUp /> }}
    />
  );
}
